import Type from 'typebox';
import { day, named, text } from './shape.ts';

/** /api/agent/manifest */
export const Manifest = Type.Object(
  {
    asOf: day('Day in Riyadh for which this publication was made.'),
    count: Type.Integer({ minimum: 0, description: 'Number of files listed.' }),
    files: Type.Array(
      Type.Object(
        {
          path: text('Address of the file, below that of the service.'),
          etag: Type.String({
            pattern: '^"[^"]+"$',
            description: 'Its ETag: another one, and the file has changed.',
          }),
          bytes: Type.Integer({ minimum: 0, description: 'Its length.' }),
        },
        named('ManifestFile', 'A published file of data.'),
      ),
    ),
  },
  named(
    'Manifest',
    'Every file of data with its ETag: a copy is kept current by it and the files that changed.',
  ),
);
export type Manifest = Type.Static<typeof Manifest>;
