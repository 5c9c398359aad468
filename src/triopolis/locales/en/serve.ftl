### triopolis serve

cli-serve-usage = triopolis serve [OPTIONS]
cli-serve-about = Start the server: people play in their browsers, alone, with bots or with each other.
cli-serve-arg-host = The address to listen at. Without it, this machine only (127.0.0.1).
cli-serve-arg-port = The port. Without it, the first free one from 8000 on.
cli-serve-arg-open = Open the page in the browser, where there is one.
cli-serve-arg-lan = Let others in the same network in, and show the address they can use, with a QR code.
cli-serve-arg-path = The path under which a reverse proxy serves it, like /triopolis (passed on whole).
cli-serve-arg-proxy = Believe the X-Forwarded headers. Only with a reverse proxy in front that sets them itself.
cli-serve-arg-thinkers = Processes in which bots think. Without it, as many as there are cores, two at least.
cli-arg-database = Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Without it, a file in your data folder.
cli-label-host = ADDRESS
cli-label-path = PATH
cli-label-url = URL
serve-ready = Triopolis is open at { $address }
serve-lan = Others in your network open { $address } or scan this:
serve-lan-none = This machine is in no network that others could use.
serve-no-page = This copy was built without the page for browsers: only programs can use it.
serve-stop = Ctrl-C stops it. Nothing is lost: every table goes on after the next start.
serve-stopped = Stopped. Every table is kept.
serve-error-lan-host = --lan and --host exclude each other: --lan listens at every address of this machine.
serve-error-host = “{ $host }” is no address of this machine. Use 127.0.0.1 for this machine alone, or --lan for its network.
serve-error-port-taken = Port { $port } is taken by another program. Name another one with --port, or none.
serve-error-listen = Cannot listen at { $host }, port { $port }: { $problem }.
serve-error-ports = All ports from { $first } to { $last } are taken. Name a free one with --port.
serve-error-path = “{ $path }” is no path. Use Latin letters, digits, - and _ between slashes, like /games/triopolis.
