import Type from 'typebox';
import { ASKS } from './faq.ts';
import { about } from './marks.ts';
import { eachMeaning, id, oneOf, part, setOf, shape, text } from './shape.ts';

const word = about(text, {
  ar: 'كلمة أو عبارة، بأي تهجئة أو لغة',
  en: 'A word or phrase, in any spelling or language.',
});

const Called = part({
  ar: 'ما يسمّي به الناس اختبارًا أو مؤسسة غير الأسماء التي في سجله',
  en: 'What people call an exam or an institution besides the names in its record.',
})({
  ids: about(
    Type.Array(
      about(id, {
        ar: 'معرّف السجل، أو معرّف خاص إذا لم يكن له سجل',
        en: 'Id of the record; an id of its own when there is none.',
      }),
      { minItems: 1, uniqueItems: true },
    ),
    {
      ar: 'ما يُقصد بالأسماء: أيٌّ منها إن تعددت',
      en: 'What the names mean; several ids: any of them.',
    },
  ),
  names: about(Type.Array(word, { minItems: 1, uniqueItems: true }), {
    ar: 'ما يسمّيه الناس به غير اسمه',
    en: 'What people call it besides its name.',
  }),
});

const Asked = part({ ar: 'كلمات يسأل بها الناس عن شيء', en: 'Words with which people ask for a property.' })({
  ask: about(oneOf(ASKS, 'FaqProperty'), eachMeaning(ASKS)),
  words: about(Type.Array(word, { minItems: 1, uniqueItems: true }), {
    ar: 'كلمات تسأل عنه، وكل منها يمثل مجموعته. وما تكرر منها في أكثر من سطر يسأل عن أيٍّ منها',
    en: 'Words that ask for it; each stands for its set. One that stands in several rows asks for any of them.',
  }),
});

/** content/glossary.yaml: words that mean the same to a reader who searches. */
export const GlossaryRecord = shape('GlossaryRecord', { en: 'Synonyms that the search of the questions knows.' })({
  sets: about(Type.Array(Type.Array(word, { minItems: 2, uniqueItems: true })), {
    ar: 'كلمات بمعنى واحد في البحث: كل مجموعة كلمات شيء واحد واختصاراته',
    en: 'Each set lists the words, abbreviations and transliterations of one thing.',
  }),
  asks: about(Type.Array(Asked), {
    ar: 'ما تسأل عنه الكلمات: موعد، رسوم، عدد مرات…',
    en: 'What words ask for: a date, a fee, a number of times…',
  }),
  light: setOf(word, {
    ar: 'كلمات لا تميّز سؤالًا من غيره، فلا يضر النتيجة القوية أن تخلو منها',
    en: 'Words that tell little of what is asked: a strong match may lack them, and no other word of a set.',
  }),
  opposites: about(Type.Array(Type.Array(word, { minItems: 2, uniqueItems: true })), {
    ar: 'كلمات ينفي بعضها بعضًا: من سأل عن إحداها فلا تكون نتيجته قوية إن كانت عن الأخرى وحدها',
    en: 'Words that exclude each other: who asks for one gets no strong match that speaks of another alone.',
  }),
  exams: about(Type.Array(Called), {
    ar: 'ما يسمّي به الناس الاختبارات، ومنها ما ليس له سجل',
    en: 'What people call exams, those without a record too.',
  }),
  universities: about(Type.Array(Called), {
    ar: 'ما يسمّي به الناس المؤسسات، ومنها ما ليس له سجل',
    en: 'What people call institutions, those without a record too.',
  }),
});
export type GlossaryRecord = Type.Static<typeof GlossaryRecord>;
