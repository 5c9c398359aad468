// Which page is shown. Plain links within the site become steps of the history without loading the page again.
import { parseRoute, type Route } from "./routes";

const SITE = new URL(".", document.baseURI);

class Router {
  route = $state.raw<Route>(here());

  /** To another page; `replace` leaves no step back. */
  go(path: string, { replace = false } = {}): void {
    const address = href(path);
    if (address === location.href) return;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.route = here();
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();

/** The address of a page of ours, for links. */
export function href(path: string): string {
  return new URL(path, SITE).href;
}

/** Follow links and the browser's own buttons; for the root component. */
export function keepRoute(): void {
  $effect(() => {
    const back = () => (router.route = here());
    addEventListener("popstate", back);
    document.addEventListener("click", followLink);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", followLink);
    };
  });
}

function here(): Route {
  const path = location.pathname.slice(SITE.pathname.length);
  return parseRoute(path, new URLSearchParams(location.search));
}

function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || !isPage(link.href)) return;
  event.preventDefault();
  router.go(link.href);
}

function isPage(address: string): boolean {
  return address.startsWith(SITE.href) && !address.startsWith(`${SITE.href}api/`);
}
