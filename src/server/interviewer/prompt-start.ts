import type { SharedPerson } from '#core/interview/prompt/cards.ts';
import { panelInstructions } from '#core/interview/prompt/panel-messages.ts';
import { firstName } from '#core/interview/questions/slot-text.ts';
import type { ConductorState, Setting } from '#core/interview/state.ts';
import { withoutPerson } from '#core/scoring/hidden-texts.ts';
import { remembered } from '#core/text/remembered.ts';

/** What every request of an interview begins with, and whom it may tell of. */
export type PromptStart = { person: SharedPerson; instructions: string };

type Made = PromptStart & Pick<ConductorState, 'panel' | 'tableFactIds'>;

/** Of each interview so much of its texts is kept with the person taken out: every turn's request says them all again. */
const keptCharacters = 30_000;

function sharedPerson({ candidateName, facts }: Setting, shareName: boolean): SharedPerson {
  const shared = shareName ? firstName(candidateName) : null;
  const hide = withoutPerson(candidateName, facts, shared);
  const hidden = remembered((text) => ({ left: hide(text) }), keptCharacters);
  return { firstName: shared, hide: (text) => hidden(text).left };
}

/** Makes what the requests of an interview begin with once for each of its settings; `shareName` lets a model know the candidate's first name (rule DATA-5). */
export function createPromptStarts(shareName: boolean): (state: ConductorState) => PromptStart {
  const made = new WeakMap<Setting, Made>();
  return (state) => {
    const { setting, panel, tableFactIds } = state;
    if (!setting) throw new Error('an interview has begun before anybody speaks');
    const known = made.get(setting);
    if (known?.panel === panel && known.tableFactIds === tableFactIds) return known;
    const person = known?.person ?? sharedPerson(setting, shareName);
    const start = { person, instructions: panelInstructions(state, person), panel, tableFactIds };
    made.set(setting, start);
    return start;
  };
}
