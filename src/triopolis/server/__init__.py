"""A house on the network: HTTP and WebSockets, storage, limits, and processes in which bots think."""
