/**
 * Words that say nothing about the subject of a question, folded. The words that carry the intent stay in:
 * متى, كم, كيف, الفرق, بدون, غير, قبل, بعد.
 */
const ARABIC = `
في من الي علي عن مع او ام ثم بل لكن لو اذا ان انه انها اني انا انت انتم هو هي هم نحن احنا هل ما ماذا لماذا
ليش ليه لم لن لا ماهي ماهو ايش وش شو ويش اش ايه اي يا هذا هذه هذي ذا ذي ذلك تلك هنا هناك الذي التي الذين
اللي يلي ابي ابغي ابغا ابغاه بغيت ودي نبي نبغي اريد نريد يبي تبي احتاج محتاج اقدر يقدر تقدر نقدر قدر يمدي
يمديني ممكن يمكن يمكنني استطيع يستطيع كان كانت يكون تكون صار يصير اصير سوي اسوي لي لنا لك له لها لهم عندي
عندك عنده عندنا معي معك فيه فيها منه منها منهم عليه عليها به بها بس فقط حتي عشان علشان لان كل بعض اكثر جدا
مره كثير حق حقت حقي حقه حقات تبع قد لقد سوف راح رح الان حاليا الحين توي بالضبط يعني طيب لوسمحت فضلك تكفون
الله اخي اخوي ارجو السلام عليكم ورحمه وبركاته مرحبا هلا شكرا سوالي استفسار عندكم تقولون قال قالوا اعرف
تعرف تعرفون احد شي اشيا ياليت ابغاكم اخبروني قولوا علمني علموني فهموني بين عند لدي لدينا ضمن حول
كذا كذلك ايضا برضو برضه كمان اما الا لكي كي منذ طالب طالبه طلاب طالبات طلبه بنات بنت اولاد ولد شباب شخص ناس
طريق بسبب نفس الكل شنو شنهو شنهي سالفه السالفه سالفت عنها عنه عنهم يتكلم يتكلمون يقولون موضوع الموضوع مو مب موب عادي تم يتم بنتي ولدي ابني اختي زوجي زوجتي صديقي هالحين خلاص يالله مين منو
ال سمحت سمحتي سمحتم سمحتوا فضلا رجا الرجا ارجوك ارجوكم بليز مسا صباح الخير خير يعطيك يعطيكم العافيه عافيه جزاك جزاكم
حياك حياكم اهلا ياجماعه اخوان اخواني شا شاالله انشاالله بالله مشكور مشكورين يعرف نعرف اسال اسالكم
`;
const ENGLISH = `
an the of to in on at by for from with and or but is are was were be been being am do does did doing me
my mine we our us you your he she it its they them their this that these those there here what which who
whom whose can could may might will would shall should must have has had if so as not no any some all about
into just please tell know want need get got give let im ive dont doesnt also than then too very hi hello
thanks thank whats ll re ve don wesh wsh aysh esh hal fi el al il ana abi abgha gets getting people
student students work works thing things everyone everybody someone anyone pls plz hey thx
`;

const STOP_WORDS: ReadonlySet<string> = new Set(`${ARABIC} ${ENGLISH}`.trim().split(/\s+/));

/** Whether a folded word says nothing about the subject, alone or after the conjunction و or ف. */
export const isStopWord = (word: string): boolean =>
  STOP_WORDS.has(word) || (/^[وف]../.test(word) && STOP_WORDS.has(word.slice(1)));
