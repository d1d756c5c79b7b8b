/** Stands in for the type that Netlify's bundler imports from the network, so that bundling works offline. */
export type NetlifyGlobal = object;
