import type { SharedPerson } from '#core/interview/prompt/cards.ts';
import { type PromptStart, promptStart } from '#core/interview/prompt/panel-prompt.ts';
import { firstName } from '#core/interview/questions/spoken-names.ts';
import type { ConductorState, Setting } from '#core/interview/state.ts';
import { withoutPerson } from '#core/scoring/hidden-texts.ts';
import { remembered } from '#core/text/remembered.ts';
import { randomMark } from '#server/platform/ids.ts';

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
    const start = { ...promptStart(state, person, known?.mark ?? randomMark()), panel, tableFactIds };
    made.set(setting, start);
    return start;
  };
}
