/** A text in both languages of the service. */
export interface Bilingual {
  readonly ar: string;
  readonly en: string;
}
