import { oneOf, raw } from '#core/text/lexicon.ts';

const traits = oneOf(
  'public speaking|leadership|team ?work|team[- ]?(?:player|building|spirit|management|leadership|handling)|working in (?:a )?teams?|collaboration|co-?operation',
  raw`(?:written|verbal|oral|written (?:and|&) verbal|verbal (?:and|&) written|effective|interpersonal|business|good)? ?communications?|interpersonal|presentation|listening|active listening`,
  'problem[- ]solving|time[- ]management|people[- ]management|stress[- ]management|conflict (?:resolution|management)|crisis management|self[- ]management|multi-?tasking',
  'negotiations?|persuasion|decision[- ]making|critical thinking|analytical(?: thinking)?|logical(?: thinking)?|creative thinking|strategic thinking|lateral thinking|creativity|innovation',
  'adaptab(?:ility|le)|flexib(?:ility|le)|punctual(?:ity)?|hard ?work(?:ing)?|hard[- ]working|dedicat(?:ion|ed)|commitment|honest(?:y)?|integrity|patience|discipline|disciplined|sincer(?:e|ity)',
  'quick learn(?:er|ing)|fast learner|eager(?:ness)? to learn|willingness to learn|self[- ]motivat(?:ed|ion)|self[- ]confiden(?:t|ce)|confiden(?:t|ce)',
  'optimis(?:m|tic)|positive attitude|can-do attitude',
  'empathy|emotional intelligence|attention to detail|detail[- ]oriented|work ethics?|ownership|accountability|initiative',
  'patient|honest|sincere|calm|friendly|making friends|mentoring|coaching|motivation|networking|organi[sz]ation(?:al)?|planning|soft',
);
const softSkill = new RegExp(
  raw`^(?:strong |good |excellent |effective |basic )?${traits}(?:\s*(?:&|and|/)\s*${traits})?(?: (?:skills?|abilit(?:y|ies)))?$`,
  'i',
);

const tongues = oneOf(
  'hindi|english|bengali|bangla|tamil|telugu|kannada|malayalam|marathi|gujarati|punjabi|odia|oriya|assamese|urdu|sanskrit|konkani|nepali|sindhi|kashmiri|maithili',
  'bhojpuri|magahi|rajasthani|marwari|haryanvi|sadri|nagpuri|santali|mundari|tulu|kodava|manipuri|meitei|mizo|khasi|garo|bodo|dogri|nagamese|kokborok|lepcha|awadhi|chhattisgarhi',
  'french|german|spanish|japanese|mandarin|chinese|korean|arabic|russian|italian|portuguese|persian|dutch|thai|sinhala|tibetan|latin|swedish|turkish',
);
const level = raw`(?:\s*[([][^)\]]*[)\]]?|\s*[-–:]\s*.{2,40}|\s+(?:native|fluent|basic|spoken|written|proficient|conversational|[ABC][12]))`;
const spoken = new RegExp(
  raw`^(?:(?:fluent|proficient|native|basic|conversational|some|working|good|a little|limited|elementary|functional) (?:in |knowledge of )?)?${tongues}(?:\s*(?:&|and|/)\s*${tongues})*${level}?$`,
  'i',
);

/** What somebody does or is, and no tool: "can read ...", "knows how to ...". */
const doing = new RegExp(
  raw`^${oneOf(
    'i|can|could|able|ability|know|knows|knowing|have|has|having|am|is|being|making|taking|getting|doing|using|uses',
    'understands?|handles?|manages?|works?|likes?|willing|comfortable|familiar|good at',
  )}\s`,
  'i',
);

/** The tools of a list of skills: no traits of the person, and nothing of a list that is mostly of languages people speak, known here or not. */
export function toolsAmong(items: readonly string[]): string[] {
  const languages = items.filter((item) => spoken.test(item)).length;
  if (languages > items.length / 2) return [];
  return items.filter((item) => !softSkill.test(item) && !spoken.test(item) && !doing.test(item));
}
