const isLoopback = (hostname: string | null): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname ?? '');

const hostnameOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).hostname : null;

/**
 * Whether a request reaches a server on this machine in the name of another host, as a web page does whose
 * name was rebound to 127.0.0.1 (transport specification, «Security Warning»). A public host serves every
 * origin: it reads no cookie and writes nothing.
 * @param baseUrl address that the site was built for
 */
export function isRebound(request: Request, baseUrl: string): boolean {
  const host = request.headers.get('host');
  const origin = request.headers.get('origin');
  const asked = [hostnameOf(request.url), ...(host ? [hostnameOf(`http://${host}`)] : [])];
  if (!isLoopback(hostnameOf(baseUrl)) && !asked.some(isLoopback)) return false;
  return !asked.every(isLoopback) || (Boolean(origin) && !isLoopback(hostnameOf(origin ?? '')));
}
