import type { ScenarioFault } from '#contract/schools/scenario-faults.ts';
import type { ScenarioDraft } from '#contract/schools/scenario-shown.ts';
import type { ScenarioQuestion, ScenarioRules } from '#contract/schools/scenario.ts';
import { scenarioFaults } from '#core/schools/scenario-faults.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { findQuestions } from '../bank/bank-store.ts';

type Embedded = { rules: ScenarioRules; faults: ScenarioFault[] };

/**
 * A draft with its questions by the words the bank has for them now, and all that is wrong with it (rule SCHOOL-4). Throws InvalidInput for a question
 * that the bank never had.
 */
export async function embedQuestions(tx: Tx, orgId: string, draft: ScenarioDraft): Promise<Embedded> {
  const rows = await findQuestions(tx, orgId, [...draft.mustAsk, ...draft.mayAsk]);
  const bank = new Map(rows.map((row) => [row.questionId, row]));
  const faults: ScenarioFault[] = [];
  const embed = (list: 'mustAsk' | 'mayAsk'): ScenarioQuestion[] =>
    draft[list].map((questionId, at) => {
      const row = bank.get(questionId);
      const field = `${list}.${at}`;
      if (!row)
        throw new InvalidInput([{ path: `body.draft.${field}`, message: 'is no question of the bank' }]);
      if (row.withdrawnAt) faults.push({ code: 'question_withdrawn', field: `${field}.questionId` });
      const { topicId, text, rungs, keyPoints } = row;
      return { questionId, topicId, text, rungs, keyPoints };
    });
  const rules = { ...draft, mustAsk: embed('mustAsk'), mayAsk: embed('mayAsk') };
  return { rules, faults: [...faults, ...scenarioFaults(rules)] };
}

/** A draft as it is stored, by the ids of its questions alone. */
export const draftOf = (rules: ScenarioRules): ScenarioDraft => ({
  ...rules,
  mustAsk: rules.mustAsk.map(({ questionId }) => questionId),
  mayAsk: rules.mayAsk.map(({ questionId }) => questionId),
});
