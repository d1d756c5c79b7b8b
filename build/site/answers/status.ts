import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { Status } from '../../schema/agent.ts';
import { hijriDay } from '../derived/day.ts';
import { examList } from './exams.ts';

const verified = (records: readonly { readonly verifiedOn: string | null }[]): number =>
  records.filter(({ verifiedOn }) => verifiedOn !== null).length;

/** How fresh the publication is: its day, how long it holds, a hash of the content, and what it counts. */
export function status(publication: Publication): Status {
  const { catalogue, asOf } = publication;
  const colleges = catalogue.universities.flatMap((university) => university.colleges);
  return {
    version: catalogue.service.version,
    asOf,
    asOfHijri: hijriDay(asOf),
    validUntil: examList(publication).validUntil,
    contentHash: `sha256:${catalogue.contentHash}`,
    counts: {
      universities: catalogue.universities.length,
      colleges: colleges.length,
      majors: colleges.reduce((sum, college) => sum + college.majors.length, 0),
      distinctMajors: catalogue.majors.length,
      fields: catalogue.fields.length,
      regions: catalogue.regions.length,
      places: catalogue.places.length,
      exams: catalogue.exams.length,
      calendarYears: catalogue.calendar.length,
      faq: catalogue.faq.length,
      skills: catalogue.skills.length,
    },
    verified: {
      universities: verified(catalogue.universities),
      exams: verified(catalogue.exams),
      calendarYears: verified(catalogue.calendar),
      faq: verified(catalogue.faq),
    },
  };
}

export const statusFiles = (publication: Publication): SiteFile[] => [
  answer('/api/agent/status.json', Status, status(publication)),
];
