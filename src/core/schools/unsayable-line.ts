import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import { styles } from '#contract/styles.ts';
import { scriptedLines, type ScriptedLine } from '#core/interview/directive.ts';
import { allVariants, isFitting } from '#core/interview/guards/fitting-lines.ts';
import { schoolPanel, shownPanel } from '#core/interview/panel.ts';
import { scriptedLine } from '#core/interview/wordings/scripted-lines.ts';

/** Said in drills alone. */
const notInSittings: readonly ScriptedLine[] = ['drill_opening', 'drill_closing'];

/** The first of the panel's fixed lines for which the banned phrases leave no wording, in either manner of speaking; null when all can be said (rule SCHOOL-33). */
export function unsayableLine(plan: ScenarioPlan): ScriptedLine | null {
  const panel = shownPanel(schoolPanel(plan));
  const isSayable = (line: ScriptedLine): boolean =>
    styles.every((style) =>
      Array.from({ length: allVariants }, (_, seed) =>
        scriptedLine(line, { style, seed, panel, words: 'nine' }),
      ).some((text) => isFitting(plan, text)),
    );
  return scriptedLines.find((line) => !notInSittings.includes(line) && !isSayable(line)) ?? null;
}
