import Type from 'typebox';
import { about } from './marks.ts';
import { amount, day, shape, text } from './shape.ts';

export const publishedFor = about(day, {
  ar: 'اليوم بتوقيت الرياض الذي صُنع له هذا النشر',
  en: 'Day in Riyadh for which this publication was made.',
});

/** /api/agent/manifest */
export const Manifest = shape('Manifest', {
  en: 'Every file of data with its ETag: a copy is kept current by it and the files that changed.',
})({
  asOf: publishedFor,
  count: about(amount, { ar: 'عدد الملفات المذكورة', en: 'Number of files listed.' }),
  files: Type.Array(
    shape('ManifestFile', { ar: 'ملف بيانات منشور', en: 'A published file of data.' })({
      path: about(text, { ar: 'عنوان الملف تحت عنوان الخدمة', en: 'Address of the file, below that of the service.' }),
      etag: about(Type.String({ pattern: '^"[^"]+"$' }), {
        ar: 'بصمة الملف: إذا اختلفت فقد تغيّر',
        en: 'Its ETag: another one, and the file has changed.',
      }),
      bytes: about(amount, { ar: 'طول الملف بالبايت', en: 'Its length in bytes.' }),
    }),
  ),
});
