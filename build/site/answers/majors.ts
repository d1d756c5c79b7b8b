import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { FieldList, MajorList } from '../../schema/major.ts';

/** The vocabulary of majors, and the fields that it and the colleges refer to. */
export const majorFiles = ({ catalogue: { majors, fields } }: Publication): SiteFile[] => [
  answer('/api/agent/majors.json', MajorList, { count: majors.length, majors: [...majors] }),
  answer('/api/agent/fields.json', FieldList, { count: fields.length, fields: [...fields] }),
];
