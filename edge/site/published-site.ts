/** The published files, as the handler sees them: a reader by path, the same on every host. */
export interface PublishedSite {
  /**
   * Text of a published file.
   * @param path absolute path of the file, e.g. `/api/agent/exams.json`
   * @returns null when there is no such file
   */
  read(path: string): Promise<string | null>;
}

/**
 * Counts further messages of a request against the limit of its address.
 * @returns seconds to wait when they are too many; null when they are allowed
 */
export type Take = (messages: number) => Promise<number | null>;

/**
 * Answers a request, or gives undefined for "not mine: the static files answer this".
 * @param take the request itself is counted already; left out where the host counts and cannot be told more
 */
export type Handler = (request: Request, site: PublishedSite, take?: Take) => Promise<Response | undefined>;
