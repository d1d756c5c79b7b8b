/** The published files, as the handler sees them: a reader by path, the same on every host. */
export interface PublishedSite {
  /**
   * Text of a published file.
   * @param path absolute path of the file, e.g. `/api/agent/exams.json`
   * @returns null when there is no such file
   */
  read(path: string): Promise<string | null>;
}

/** Answers a request, or gives undefined for "not mine: the static files answer this". */
export type Handler = (request: Request, site: PublishedSite) => Promise<Response | undefined>;
