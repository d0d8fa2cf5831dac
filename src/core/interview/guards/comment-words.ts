import { contentStems } from '#core/text/overlap.ts';

/** Words that say nothing about anybody: turning to something, doubting, narrowing, counting, measuring. */
export const neutral = contentStems(
  `quote see hear heard understand understood noted okay fine well right enough doubt doubtful convinced unconvinced persuaded disagree differ unsure
  sure follow number figure claim word side half line sentence part point question answer reason thing case turn stay stick keep leave come move start
  begin stop pause wait moment while minute second hour day week month year morning evening tomorrow first third last next then now still yet once back
  aside apart away forward later before after simply simple plain plainly quickly quick short briefly slowly rather instead otherwise differently
  different way round hand mean meant think thought believe suppose put take look perhaps maybe possible possibly honest honestly general vague textbook
  abstract narrow narrower closer near far let want know hold against person people somebody nobody everybody anybody everyone anyone table room file
  form paper call called happen happened sound like read degree subject topic resume page walk through without within between until unless since during
  although though because even ever often already almost nearly quite less least zero three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand lakh crore per cent percent
  rupee prof nothing something anything everything today make makes made straight
  preamble long short decide decision behind itself pay paid free ordinary wonder curious given granted opposite else calm calmly step hurry please permit exact
  exactly precise name cost price count measure choose chosen choice detail example evidence proof basis source assumption risk result effect cause
  change difference trade-off limit exception alternative context scale size unit order share rest whole remain missing miss large wide open unclear strange odd
  puzzling surprising surprised difficult hard easy easier big bold theory practice principle rule assert assertion conclusion definition opinion
  impression guess estimate headline slogan summary list interrupt press push question asked curiosity colleague permission ground finish time step nearer`,
);
/** Words that judge: no comment has them but the draft's. */
export const judging = new Set(
  `good great excellent right correct wrong clever smart brilliant brilliantly bright wise mature maturity fascinating impressive interesting lovely nice
  nicely wonderful fantastic superb amazing outstanding perfect talented talent gift gifted lucky genius hustle courage courageous brave admirable
  commendable remarkable exceptional insightful thoughtful sensible neat elegant beautiful beautifully enjoyed enjoy loved liked glad pleased delighted
  terrible awful pathetic childish tiresome desperate embarrassing disappointing disappointed mediocre hopeless clumsy naive arrogant boring dull lazy
  shallow sloppy peacock parrot goldfish sheep toddler nonsense joke shame pity deserve deserves deserved underwhelming laughable refreshing convincing
  compelling inspiring stellar solid decent sharp spot-on creative innovative ingenious resourceful diligent exemplary flawless stunning`.split(
    /\s+/,
  ),
);
/** Words that judge unless they are the matter itself. */
export const judgingUnlessOnTable = new Set(
  `best better worst worse winner top bottom strong stronger strongest weak weaker weakest poor sad sorry proud child kid monkey donkey credit plus minus
  tick success successful failure effort passion passionate`.split(/\s+/),
);
/** Words that judge, and that are only said back where the candidate said them of the same thing: "a good monsoon". */
export const judgingOfThings = new Set('good bad best better poor weak strong wrong'.split(' '));
/** What is judged when an answer is. */
export const ofAnswers = contentStems(
  'answer point idea question thought story work job decision choice reason example thinking candidate leader person man woman student manager engineer one',
);
/** What somebody may be told they are doing, without a judgement of them. */
export const ofTheTalk = contentStems(
  'saying telling asking sure certain here now free quote left back done first promoted hired joined moved',
);
/** What things and people do in any story; said of what was told, it judges nobody. */
export const happening = contentStems(
  `saved lost kept beat won went home arrived waited stayed moved sold bought came left stood fell rose grew shrank stopped started ended began broke
  opened closed worked failed held gave took brought sent met joined promoted cost ran sat slept ate drank cooked walked carried learnt taught told
  watched watching got asked agreed refused signed wrote counted paid`,
);
