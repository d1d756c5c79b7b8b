/** The rule matcher of Netlify, compiled to WebAssembly. It has no types of its own. */
declare module 'netlify-redirector' {
  interface MatchRequest {
    scheme: string;
    host: string;
    /** Decoded. */
    path: string;
    /** As it was sent, without its `?`. */
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }
  interface Match {
    to: string;
    status: number;
    force?: boolean;
  }
  interface Matcher {
    match(request: MatchRequest): Match | null;
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
