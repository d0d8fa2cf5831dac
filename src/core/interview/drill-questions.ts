import { planDrill } from './plan/drill.ts';
import { factsOnTable } from './plan/agenda.ts';
import { aimFacts } from './questions/aim-facts.ts';
import { chooseStem, disciplineOf } from './questions/choose-stem.ts';
import type { Setting } from './state.ts';

/** So many questions open the threads of a drill at least; the rest follows from the answers. */
const openings = 2;

/**
 * Whether the bank can fill a drill without a stem of the last fortnight (rules DRILL-1, DRILL-2). A setting without an aim is no drill.
 */
export function canFillDrill(setting: Setting): boolean {
  const { drill } = setting;
  if (!drill) return false;
  const [item] = planDrill(setting, drill).items;
  const facts = [...factsOnTable(setting.facts, item?.factIds ?? []), ...aimFacts(setting)];
  const discipline = disciplineOf(setting.facts);
  const used: { stems: string[]; facts: string[] } = { stems: [], facts: [] };
  for (let left = openings; left > 0; left--) {
    const filled = chooseStem({
      ...setting,
      topicId: drill.topicId,
      facts,
      discipline,
      usedStemIds: used.stems,
      usedFactIds: used.facts,
    });
    if (!filled) return false;
    used.stems.push(filled.stem.id);
    used.facts.push(...filled.factIds);
  }
  return true;
}
