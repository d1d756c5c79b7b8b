/** The rule matcher of Netlify, compiled to WebAssembly. It has no types of its own. */
declare module 'netlify-redirector' {
  interface Match {
    to: string;
    status: number;
    force?: boolean;
  }
  const redirector: {
    parseJSON(rules: string, options: object): Promise<{ match(request: object): Match | null }>;
  };
  export default redirector;
}
