import type { AcceptedWord, FoundValue, Typo } from '../codes.ts';
import { FIXED, FORMS, FUTURE_REMEDIES, SYNTAX_FAULTS, TYPES, TYPOS, UNFIT, UNLIKELY } from './lists.ts';
import { shortened, type Wordings } from './wording.ts';

/** Left-to-right words keep their own direction, and the marks around them theirs (Unicode UAX #9, FSI and PDI). */
const isolated = (text: string): string => `\u2068${shortened(text)}\u2069`;
const quote = (text: string): string => `«${isolated(text)}»`;
const list = (words: readonly string[]): string => words.map(isolated).join('، ');

/** Accepted words with their meanings: `public (حكومية)، private (أهلية)`. */
const explained = (accepted: readonly AcceptedWord[]): string =>
  accepted
    .map(({ word, meaning }) => (meaning === null ? isolated(word) : `${isolated(word)} (${meaning.ar})`))
    .join('، ');

const COMPARE_DAYS = 'قارن اليومين بالمصدر.';
const SEE_ANOTHER = 'انظر سجلًا آخر في المجلد نفسه.';

/** What a value is, in words. */
function valueWords({ type, shown }: FoundValue): string {
  if (type === 'empty') return 'لا شيء';
  if (type === 'number') return `العدد ${shown}`;
  if (type === 'boolean') return `الكلمة ${isolated(shown ?? '')}`;
  return type === 'text' ? `النص ${quote(shown ?? '')}` : TYPES[type].ar.name;
}

/** A form with its examples, which stand in braces. */
export const formIn = (form: string): string => form.replace(/\{(.*?)\}/g, (_, example: string) => isolated(example));

/** What to write instead of a typo, as a sentence. */
const typoWords = ({ kind, write }: Typo): string =>
  `${TYPOS[kind].ar}${write === '' ? '' : isolated(kind === 'in-quotes' ? `'${write}'` : write)}`;

const of = (key: string | null): string => (key === null ? '' : ` للمفتاح ${quote(key)}`);
const inKey = (key: string | null): string => (key === null ? '' : ` (المفتاح ${quote(key)})`);
const at = (key: string | null): string => (key === null ? 'هنا' : `المفتاح ${quote(key)}`);

export const ARABIC: Wordings = {
  ...FIXED.ar,

  'unexpected-file': ({ forms }) => [
    'ليس هذا الملف من مجلد المحتوى.',
    `السجلات هي ${list(forms)}، والمعرّف حروف لاتينية صغيرة وأرقام، وشرطة واحدة بين الكلمات. غيّر اسم الملف أو احذفه.`,
  ],
  'wrong-folder': ({ folder }) => [
    `يبدو أن هذا السجل من سجلات المجلد ${quote(folder)}.`,
    `انقل الملف إلى المجلد ${quote(folder)}.`,
  ],
  'wrong-modeline': ({ found, wanted }) => [
    `يذكر السطر الأول المخطط ${quote(found)}، والملف من مخطط ${quote(wanted)}.`,
    `اكتب: ${isolated(`# yaml-language-server: $schema=${wanted}`)}`,
  ],
  'missing-file': ({ file }) => [`الملف ${isolated(file)} مفقود.`, 'استعده من تاريخ المستودع.'],
  'too-many-findings': ({ more }) => [`في هذا الملف ملاحظات أخرى، عددها ${more}.`, 'صحّح ما سبق ثم أعد الفحص.'],

  'yaml-syntax': ({ fault }) => {
    const [cause = '', remedy = ''] = SYNTAX_FAULTS[fault].ar.split('؛ ');
    return [`كتابة YAML غير صحيحة: ${cause}.`, `${remedy}.`];
  },
  'duplicate-key': ({ key }) => [`المفتاح ${quote(key)} مكتوب مرتين.`, 'أبقِ الصحيح منهما.'],
  'forbidden-key': ({ key }) => [`المفتاح ${quote(key)} غير مسموح به.`, 'احذفه.'],

  'unknown-key': ({ key, meant, known }) => [
    `المفتاح ${quote(key)} غير معروف هنا.`,
    meant !== null
      ? `هل تقصد ${quote(meant)}؟`
      : known.length === 0
        ? 'قلّل المسافات في أول سطره، فهو من مفاتيح ما فوقه.'
        : `احذفه، أو اكتب أحد المفاتيح المعروفة هنا: ${list(known)}.`,
  ],
  'wrong-list': ({ list: name }) => [
    `هذا عنصر من القائمة ${quote(name)}.`,
    `انقله بشرطته وكل أسطره إلى ما تحت ${quote(`${name}:`)}.`,
  ],
  'missing-key': ({ key, meaning }) => [
    `المفتاح ${quote(key)} ناقص.`,
    `أضف ${quote(key)}. معناه: ${meaning?.ar ?? SEE_ANOTHER}`,
  ],
  'wrong-type': ({ key, wanted, orNull, found, isNeeded, keys, meaning, slip }) => [
    `${at(key)}: المطلوب ${TYPES[wanted].ar.name}${orNull ? ' (أو null)' : ''}، والمكتوب ${valueWords(found)}.`,
    found.type === 'empty' && meaning !== null
      ? `${isNeeded ? 'اكتبه، أو احذف كل أسطر العنصر إن كان في قائمة.' : 'اكتبه، أو احذف السطر إن لم تذكره صفحة.'} معناه: ${meaning.ar}`
      : slip === null
        ? `${TYPES[wanted].ar.remedy}${keys.length === 0 ? '' : ` منها: ${list(keys)}.`}`
        : typoWords(slip),
  ],
  'unknown-word': ({ key, found, meant, accepted }) => [
    `${quote(found)} ليست من القيم المقبولة${of(key)}.`,
    `${meant === null ? '' : `هل تقصد ${quote(meant)}؟ `}القيم المقبولة: ${explained(accepted)}.`,
  ],
  'wrong-form': ({ key, found, form, meaning, slip }) => {
    const wanted = form === 'described' ? `معناه: ${meaning?.ar ?? SEE_ANOTHER}` : `الصيغة: ${formIn(FORMS[form].ar)}.`;
    return [
      `${quote(found)} ليست بالصيغة المطلوبة${of(key)}.`,
      slip === null ? wanted : `${typoWords(slip)} ${wanted}`,
    ];
  },
  'bad-day': ({ key, found, slip }) => [
    `${quote(found)} ليس يومًا في التقويم${inKey(key)}.`,
    slip === null ? `اكتب اليوم الميلادي بترتيب السنة فالشهر فاليوم، مثل ${isolated('2026-11-20')}.` : typoWords(slip),
  ],
  'bad-address': ({ key, found }) => [
    `${quote(found)} ليس عنوان صفحة كاملًا${inKey(key)}.`,
    `انسخ العنوان من المتصفح: يبدأ بـ ${isolated('https://')} ثم المضيف ثم المسار، دون مسافات، والحروف العربية فيه مرمّزة بعلامة %.`,
  ],
  'out-of-range': ({ key, found, minimum, maximum, slip }) => [
    `${at(key)}: لا يمكن أن تكون القيمة ${isolated(found)}؛ المتوقع ${maximum === null ? `${minimum} فأكثر` : `من ${minimum} إلى ${maximum}`}.`,
    slip === null ? 'قارن بالمصدر، واكتب null إذا لم تُعلن.' : typoWords(slip),
  ],
  'empty-text': ({ key, orNull }) => [
    `لم يُكتب شيء${inKey(key)}.`,
    orNull
      ? 'اكتب النص، وإذا لم تعلنه الجهة الرسمية فاكتب null دون علامتي اقتباس.'
      : 'اكتبه، أو احذف كل أسطر العنصر إن كان في قائمة.',
  ],
  'text-too-long': ({ key, limit }) => [`النص أطول من ${limit} حرف${inKey(key)}.`, 'اختصره.'],
  'too-few-items': ({ key, atLeast }) => [
    `عناصر القائمة أقل من المطلوب${inKey(key)}، والحد الأدنى ${atLeast}.`,
    'أضف ما ينقص.',
  ],
  'repeated-item': ({ key, found }) => [`${quote(found)} مكررة في القائمة${inKey(key)}.`, 'احذف المكرر.'],

  'not-nfc': ({ key, found }) => [
    `في ${quote(found)}${inKey(key)} حرف مكتوب برمزين (ليس بصيغة Unicode NFC).`,
    'اكتب الكلمة من جديد بدل لصقها، أو حوّلها إلى NFC.',
  ],
  'invisible-character': ({ key, character, after }) => [
    `في النص رمز خفي أو رمز تحكم${inKey(key)}: ${isolated(character)}${after === null ? '' : `، بعد الكلمة ${quote(after)}`}.`,
    'احذفه، فكثيرًا ما يأتي مع نص منسوخ من صفحة أو مستند.',
  ],
  'stray-space': ({ key, after }) => [
    `في النص مسافة أو سطر جديد زائد${inKey(key)}${after === null ? '' : `، بعد الكلمة ${quote(after)}`}.`,
    `احذف الزائد. والنص من عدة أسطر يُكتب تحت ${isolated('>-')} أو ${isolated('|-')}، لا تحت ${isolated('>')} أو ${isolated('|')}.`,
  ],
  'stray-quote': ({ key }) => [`في النص علامة اقتباس أو قوس بلا مقابل${inKey(key)}.`, 'احذفه، أو أضف ما يقابله.'],
  'foreign-letter': ({ word, letter, write }) => [
    `في ${quote(word)} الرمز ${quote(letter)}، وهو رمز آخر يشبه ${quote(write)}.`,
    `اكتب ${quote(write)} بلوحة مفاتيح لغة النص.`,
  ],
  'cut-by-comment': ({ dropped }) => [
    `${quote(dropped)} ليس من النص، فما بعد المسافة والرمز # حاشية.`,
    'إذا كان من النص فضع النص كله بين علامتي اقتباس، وإذا كان حاشية فاكتبه في سطر مستقل.',
  ],
  'placeholder-text': ({ key, found }) => [
    `${quote(found)} نص معناه أنه لا قيمة${inKey(key)}.`,
    'اكتب null دون علامتي اقتباس، أو احذف المفتاح: هكذا تقول الخدمة إنها لا تملك إجابة موثقة.',
  ],
  'unfit-text': ({ key, what, found }) => [
    `${quote(found)}${inKey(key)} ${UNFIT[what].ar.cause}.`,
    UNFIT[what].ar.remedy,
  ],
  'long-text': ({ key, length, limit }) => [
    `طول النص ${length} حرفًا${inKey(key)}، ومثله لا يزيد على ${limit}.`,
    'اختصره، أو احذف ما لُصق معه.',
  ],
  'languages-exchanged': ({ key, keyEn }) => [
    `تبادلت العربية والإنجليزية موضعيهما: ${quote(key)} بالإنجليزية و${quote(keyEn)} بالعربية.`,
    'بدّل بين النصين.',
  ],
  'wrong-language': ({ key, wanted, found }) => [
    `${quote(found)} ليس ${wanted === 'ar' ? 'بالعربية' : 'بالإنجليزية'}${inKey(key)}.`,
    wanted === 'ar' ? 'اكتب النص بالعربية.' : 'اكتب النص بالإنجليزية.',
  ],
  'figures-differ': ({ key, found }) => [
    `أرقام النصين العربي والإنجليزي أو أيامهما مختلفة (المفتاح ${quote(key)}): في أحدهما وحده ${list(found)}.`,
    'قارن النصين بالمصدر، واكتب الأرقام نفسها فيهما.',
  ],
  'figure-of-record': ({ found, own, name }) => [
    `في الإجابة ${isolated(found)}، وفي السجل ${quote(name)} الذي تتناوله ${isolated(own)}.`,
    'قارن كليهما بمصدره، وصحّح الخطأ منهما.',
  ],
  'half-translated': ({ key, missing }) => [
    `${quote(key)} مكتوب، و${quote(missing)} غير مكتوب.`,
    'اكتب المعنى نفسه باللغتين، أو اتركه فيهما؛ واسم لا مصدر له بإحداهما يُحذف سطره.',
  ],

  'id-not-file-name': ({ id, name }) => [
    `اسم الملف ${quote(name)}، والمكتوب في السجل ${quote(id)}.`,
    `اكتب ${quote(name)} هنا، أو غيّر اسم الملف قبل أن يُنشر أول مرة.`,
  ],
  'duplicate-id': ({ id }) => [`المعرّف ${quote(id)} مكرر في القائمة.`, 'اجعل لكل عنصر معرّفًا خاصًا به.'],
  'unknown-reference': ({ what, id, meant, accepted, count }) => [
    `لا يوجد سجل (${what.ar}) معرّفه ${quote(id)}${count > 1 ? `، وعدد السجلات التي تحيل إليه ${count}` : ''}.`,
    meant !== null
      ? `اكتب ${quote(meant.word)}${meant.meaning === null ? '' : ` (${meant.meaning.ar})`} إذا كان هو المقصود.`
      : accepted.length > 0
        ? `اكتب أحد المعرّفات: ${explained(accepted)}؛ أو أضف سجله أولًا.`
        : `اكتب معرّف سجل موجود (${what.ar})، أو أضفه أولًا.`,
  ],
  'retired-reference': ({ what, id }) => [
    `السجل ${quote(id)} (${what.ar}) محذوف، ومعرّفه في retired.yaml.`,
    'أحِل إلى سجل آخر، أو اكتب null.',
  ],
  'retired-id-used': ({ id }) => [
    `المعرّف ${quote(id)} لسجل محذوف، ولا يُستعمل مرة أخرى.`,
    'اختر معرّفًا آخر. ولا تُخرج معرّفًا من retired.yaml إلا إذا وُضع فيه خطأً.',
  ],
  'published-id-gone': ({ what, id, collection }) => [
    `نُشر السجل ${quote(id)} (${what.ar}) من قبل، ولم يعد له ملف.`,
    `التطبيقات تحفظ عنوانه. استعد الملف، أو أحِل المعرّف إلى التقاعد: اكتب ${quote(`- ${id}`)} تحت ${quote(`${collection}:`)} في retired.yaml.`,
  ],
  'duplicate-name': ({ name, other }) => [
    `الاسم ${quote(name)} هو أيضًا اسم ${isolated(other)}.`,
    'احذف أحد السجلين إذا كانا لشيء واحد، وإلا فميّز بين الاسمين أو احذف الاسم الآخر من aliases.',
  ],
  'region-spelling': ({ spelling, other }) => [
    `${quote(spelling)} تعني المنطقة ${quote(other)} من قبل.`,
    'احذف التهجئة من إحدى المنطقتين.',
  ],

  'renamed-id': ({ what, id, was, count }) => [
    `ما زالت سجلات (عددها ${count}) تحيل إلى ${quote(was)} (${what.ar})، ولا شيء يحيل إلى ${quote(id)}.`,
    `إذا غُيّر المعرّف فأعد كتابة ${quote(was)}، فالمعرّفات لا تتغير، وإنما تتغير الأسماء.`,
  ],
  'shared-identifier': ({ key, value, other }) => [
    `${quote(value)}${inKey(key)} مكتوب أيضًا في ${isolated(other)}.`,
    'لا يشترك فيه سجلان: اكتب هنا الصحيح، أو null.',
  ],
  'city-of-other-region': ({ city, region, usual }) => [
    `المدينة ${quote(city)} في المنطقة ${quote(usual)} في السجلات الأخرى، وهنا في ${quote(region)}.`,
    'صحّح المدينة أو regionId بعد مقارنتهما بالمصدر.',
  ],
  'other-spelling': ({ key, found, usual }) => [
    `${quote(found)}${inKey(key)} تُكتب ${quote(usual)} في السجلات الأخرى.`,
    'اكتبها مثلها ليجدها بحث واحد.',
  ],
  'copied-record': ({ other, keys }) => [
    `هذا السجل مثل ${isolated(other)} في ${list(keys)}.`,
    'إذا كان منسوخًا منه فاكتب ما يصح عن هذا السجل، أو null.',
  ],
  'rank-order': ({ from, to }) => [
    `ينتهي مدى الترتيب عند ${to}، وليس ذلك بعد بدايته ${from}.`,
    'اكتب الترتيب الأعلى في qsRank والآخر في qsRankTo، وإذا كان الترتيب رقمًا واحدًا فاجعل qsRankTo: null.',
  ],
  'score-order': ({ from, to }) => [`أعلى درجة ${to} ليست أكبر من أدنى درجة ${from}.`, 'بدّل بينهما، أو قارن بالمصدر.'],

  'weights-sum': ({ sum }) => [
    `مجموع الأوزان ${sum} لا 100.`,
    'قارن كل وزن بالمصدر. وإن لم يُعلم جزء من المعادلة فلا تكتبها، وصفها في `conditions`.',
  ],
  'admission-file': ({ name, expected }) => [
    `اسم الملف ${name}، أما \`university\` و\`year\` فاسمهما ${expected}.`,
    `صحح \`university\` أو \`year\`، أو سمّ الملف و\`id\` ${expected}.`,
  ],

  'hijri-year': ({ key, year }) => [`يبدو أن ${year}${inKey(key)} عام هجري.`, 'اكتب العام الميلادي كما في المصدر.'],
  'future-year': ({ key, year, latest }) => [
    `العام ${year}${inKey(key)} لم يأتِ بعد، وآخر عام ممكن ${latest}.`,
    'قارن العام بالمصدر، فلعل رقمين تبادلا موضعيهما.',
  ],
  'unlikely-number': ({ key, found, least, most }) => [
    `العدد ${found}${inKey(key)} غير معتاد، فالمعتاد من ${least} إلى ${most}.`,
    'قارن العدد بالمصدر.',
  ],
  'coverage-mismatch': ({ coverage, count }) => [
    `قيمة collegesCoverage هي ${quote(coverage)}، وعدد الكليات المذكورة ${count}.`,
    `${isolated('none')}: لا كلية مذكورة؛ ${isolated('partial')}: بعضها مذكور؛ ${isolated('complete')}: كلها مذكورة.`,
  ],
  'not-missing': ({ key }) => [
    `يذكر missing سبب خلو ${quote(key)}، وليس خاليًا.`,
    `احذف ${quote(key)} من missing، أو اكتب null قيمةً له.`,
  ],
  'reason-without-proof': ({ reason, proof }) => [
    `يحتاج السبب ${quote(reason)} إلى ${quote(proof)} بجانبه.`,
    `${isolated('not-announced')}: اكتب source، وهو الصفحة التي تقول فيها الجهة ذلك؛ ${isolated('not-found')}: اكتب lookedOn، وهو يوم البحث؛ ${isolated('see-questions')}: اكتب questions، وهي معرّفات الأسئلة التي تجيب.`,
  ],
  'future-day': ({ key, day, asOf }) => [
    `اليوم ${isolated(day)}${inKey(key)} لم يأتِ بعد، فاليوم ${isolated(asOf)}.`,
    FUTURE_REMEDIES[key]?.ar ?? 'قارن اليوم بالمصدر.',
  ],
  'far-day': ({ key, day, asOf }) => [
    `بين اليوم ${isolated(day)}${inKey(key)} و${isolated(asOf)} سنوات.`,
    'قارن اليوم بالمصدر، فلعل السنة مكتوبة خطأً.',
  ],
  'old-answer': ({ day, asOf }) => [
    `تصح الإجابة بحسب validAsOf في ${isolated(day)}، واليوم ${isolated(asOf)}.`,
    'اكتب في validAsOf اليوم الذي تذكره المصادر نفسها، أو null، واكتب يوم القراءة في readOn.',
  ],
  'verified-before-published': ({ verifiedOn, published }) => [
    `رُوجع السجل في ${isolated(verifiedOn)} قبل نشر أحد مصادره (${isolated(published)}).`,
    'راجع السجل على مصادره كلها واكتب ذلك اليوم في verifiedOn، أو اكتب null.',
  ],
  'security-expires-soon': ({ expires }) => [
    `تنتهي صلاحية ${isolated('security.txt')} في ${isolated(expires)}، وبعد ذلك اليوم لا يمكن نشر شيء.`,
    `تأكد من أن ${isolated('security.contact')} ما زال صحيحًا، ثم اكتب يومًا خلال سنة من الآن.`,
  ],
  'security-too-long': ({ expires, asOf }) => [
    `صلاحية ${isolated('security.txt')} ممتدة إلى ${isolated(expires)}، واليوم ${isolated(asOf)}.`,
    'اكتب يومًا خلال سنة من الآن، فهي المدة التي يمكن فيها الاعتماد على جهة الاتصال.',
  ],
  'security-expired': ({ expires, asOf }) => [
    `انتهى العمل بملف security.txt في ${isolated(expires)}، واليوم ${isolated(asOf)}.`,
    'تحقق من أن security.contact ما زال صحيحًا، ثم اكتب يومًا خلال السنة القادمة.',
  ],
  'unlikely-length': ({ days, least, most }) => [
    `عدد الأيام ${days}، والمعتاد لمثل هذه المدة من ${least} إلى ${most}.`,
    COMPARE_DAYS,
  ],
  'period-overlap': ({ other, starts, ends }) => [
    `تشترك في أيام مع ${quote(other)} (من ${isolated(starts)} إلى ${isolated(ends)}).`,
    'قارن أيام المدتين بالمصدر.',
  ],
  'repeated-window': ({ label }) => [
    `الفترة ${quote(label)} مكررة بأيامها.`,
    'احذف المكرر، أو اكتب أيام الفترة الأخرى.',
  ],
  'label-of-other-year': ({ key, label, year }) => [
    `${quote(label)}${inKey(key)} لا يذكر العام ${year}.`,
    `اكتب العام ${year}، أو قارن الأيام بالمصدر، فلعله منسوخ من عام آخر.`,
  ],
  'terms-not-system': ({ system, count }) => [
    `قيمة system هي ${quote(system)}، وعدد الفصول المذكورة ${count}.`,
    'صحّح النظام، أو أضف الفصل الناقص مع مصدره.',
  ],
  'unlikely-day': ({ day, why, other }) => [`اليوم ${isolated(day)} ${UNLIKELY[why].ar}${other}.`, COMPARE_DAYS],
  'window-order': ({ opens, closes }) => [
    `تنتهي الفترة في ${isolated(closes)} قبل أن تبدأ في ${isolated(opens)}.`,
    COMPARE_DAYS,
  ],
  'period-order': ({ starts, ends }) => [
    `تنتهي المدة في ${isolated(ends)} قبل أن تبدأ في ${isolated(starts)}.`,
    COMPARE_DAYS,
  ],
  'year-span': ({ gregorian }) => [
    `${quote(gregorian)} ليسا عامين متتاليين يوافقان العام الهجري.`,
    `اكتب عامي العام الدراسي الميلاديين، مثل ${isolated('2026-2027')} للعام 1448.`,
  ],
  'term-overlap': ({ other, ends }) => [
    `يبدأ الفصل قبل أن ينتهي الفصل ${quote(other)} في ${isolated(ends)}.`,
    'قارن أيام الفصلين بالمصدر.',
  ],
  'term-order': ({ other }) => [`يبدأ الفصل قبل الفصل ${quote(other)} المكتوب فوقه.`, 'رتّب الفصول بحسب أول يوم فيها.'],
  'outside-year': ({ day, gregorian }) => [
    `اليوم ${isolated(day)} خارج العام الدراسي ${isolated(gregorian)}.`,
    'قارن اليوم بالمصدر، فلعل السنة مكتوبة خطأً.',
  ],
  'after-end-of-year': ({ day, end }) => [
    `ينتهي الفصل في ${isolated(day)} بعد آخر يوم دراسي في العام ${isolated(end)}.`,
    COMPARE_DAYS,
  ],

  'no-source': ({ key }) => [
    `لا مصدر للمفتاح ${quote(key)}.`,
    `أضف ${quote(key)} إلى supports في المصدر الذي يذكره، أو اكتب null.`,
  ],
  'unknown-support': ({ name, meant, known }) => [
    `${quote(name)} ليس مفتاحًا في هذا السجل.`,
    meant === null
      ? `القائمة supports فيها مفاتيح من السجل، كل مفتاح في عنصر: ${list(known)}.`
      : `هل تقصد ${quote(meant)}؟`,
  ],
  'disputed-alone': ({ confidence, list: pages }) => [
    `قيمة confidence هي ${quote(confidence)}، والمذكور صفحة واحدة.`,
    `اذكر الصفحات الأخرى تحت ${quote(pages)}، أو صحّح القيمة.`,
  ],
  'support-of-nothing': ({ name }) => [
    `ذُكر أن مصدرًا يدعم ${quote(name)}، وهو فارغ.`,
    `اكتب ما تقوله الصفحة عن ${quote(name)}، أو احذفه من supports.`,
  ],

  'search-page': ({ url }) => [
    `${quote(url)} نتيجة بحث أو جواب آلة، لا صفحة تذكر المعلومة.`,
    'افتح الصفحة التي وجدتها وانسخ عنوانها.',
  ],
  'placeholder-address': ({ url }) => [
    `${quote(url)} عنوان مثال أو عنوان جهازك، ولا يستطيع القارئ فتحه.`,
    'اكتب عنوان الصفحة التي تذكر المعلومة.',
  ],
  'detour-address': ({ url, tracking }) => [
    tracking.length > 0
      ? `في ${quote(url)} ما يدل على من تبعه: ${list(tracking)}.`
      : `${quote(url)} عنوان مختصر يحيل إلى غيره.`,
    tracking.length > 0 ? 'احذف هذا الجزء من العنوان.' : 'افتحه وانسخ العنوان الذي تصل إليه.',
  ],
  'kind-unlike-host': ({ host, kind, usual }) => [
    `نوع صفحة ${quote(host)} هنا ${quote(kind)}، ومثلها ${quote(usual)}.`,
    `${isolated('official')}: الجهة صاحبة القرار في موقعها؛ ${isolated('press')}: صحيفة أو وكالة أنباء؛ ${isolated('other')}: أي مصدر آخر.`,
  ],
  'not-official': ({ host }) => [
    `${quote(host)} ليس موقع الجهة صاحبة القرار.`,
    `اكتب ${isolated('kind: other')}، أو اذكر صفحة الجهة نفسها.`,
  ],
  'wrong-acceptance': ({ warnings }) => [
    'ليس هذا قبولًا لتنبيه: يُكتب رمز التنبيه وسبب من عشرة أحرف على الأقل.',
    `اكتب code وreason بعد شرطة. التنبيهات: ${list(warnings)}.`,
  ],
  'unused-acceptance': ({ accepted }) => [
    `التنبيه ${quote(accepted)} مقبول في الملف، ولم يعد الفحص يذكره.`,
    'احذف هذه الأسطر.',
  ],
  'question-twice': ({ other }) => [`السؤال نفسه في ${isolated(other)}.`, 'ادمج السجلين، أو احذف الصيغة من هنا.'],
  'shared-alternative': ({ other }) => [`الصيغة نفسها في ${isolated(other)}.`, 'أبقها حيث تكون الإجابة أنسب لها.'],
  'asks-too-little': ({ property, meaning }) => [
    `يسأل السؤال عن ${isolated(property)} (${meaning.ar})، وليس في ${isolated('asks')}.`,
    'أضفه إن كانت الإجابة تذكره، وإلا فغيّر صيغة السؤال.',
  ],
  'asks-too-much': ({ property, meaning }) => [
    `لا صيغة من صيغ السؤال تسأل عن ${isolated(property)} (${meaning.ar}).`,
    'احذفه أو أضف صيغة تسأل عنه: فمن سأل عنه عُدّت هذه الإجابة قوية له.',
  ],
  'word-twice': ({ word }) => [
    `الكلمة ${quote(word)} مكررة في معجم المرادفات.`,
    'أبقها في مجموعة واحدة، وادمج المجموعتين إذا كانتا لمعنى واحد.',
  ],

  'body-too-long': ({ lines }) => [`عدد أسطر المهارة ${lines}، والمسموح به أقل من 500.`, 'اختصرها، أو اجعلها مهارتين.'],
  'unknown-placeholder': ({ name, meant, known }) => [
    `الموضع المتغير ${quote(`{${name}}`)} غير معروف.`,
    meant === null ? `اكتب إحدى القيم: ${list(known)}.` : `هل تقصد ${quote(meant)}؟`,
  ],
};
