import { readFileSync, writeFileSync } from 'node:fs';
import { styles } from '#contract/styles.ts';
import { doctor, engineer, fresher } from '#core/interview/testing/fictional-candidates.ts';
import { temperaments } from '#core/interview/testing/simulated-answers.ts';
import type { Speaker } from '#server/interviewer/speaker.ts';
import { type GoldTranscript, recordOf } from '../read-transcripts.ts';
import { type PanelDecision, panelDecisions, sampled } from './panel-decisions.ts';
import { playInterview } from './play-interview.ts';
import { rateDecision } from './rate-decision.ts';
import { exportSheet, readSheet } from './sheet.ts';
import { agreementOfRaters, type BinaryFigures, sharesOf } from './sheet-figures.ts';

const sheetRows = 100;
const seed = 20_260_115;

/** Every choice a speaker's panel makes over interviews with made-up candidates of all temperaments, in both styles. */
async function decisionsOf(speaker: Speaker): Promise<PanelDecision[]> {
  const decisions: PanelDecision[] = [];
  for (const candidate of [engineer, fresher, doctor])
    for (const style of styles)
      for (const temperament of temperaments)
        decisions.push(
          ...panelDecisions(await playInterview(speaker, { candidate, style, temperament, seed })),
        );
  return decisions;
}

/** The follow-ups of the panels that were written by hand: what the rules make of good questions. When those move on says nothing, they are excerpts. */
function followUpsByHand(gold: readonly GoldTranscript[]): PanelDecision[] {
  return gold
    .flatMap(({ id, style, facts, ...one }) =>
      panelDecisions({ id, style, facts, turns: recordOf({ id, style, facts, ...one }).transcript }),
    )
    .filter((decision) => decision.kind === 'follow_up');
}

function print(name: string, figures: readonly BinaryFigures[]): void {
  console.log(name);
  console.table(
    figures.map(({ binary, rows, yes, kappa, gate, passed }) => ({
      binary,
      rows,
      yes: yes === null ? '-' : yes.toFixed(2),
      kappa: kappa === null ? '-' : kappa.toFixed(2),
      gate: gate === null ? '-' : `>= ${gate}`,
      result: passed === null ? '-' : passed ? 'pass' : 'FAIL',
    })),
  );
}

/** Rates a sheet of follow-ups by rules, writes it for people to fill in, or reads what two of them filled in. */
export async function runFollowUps(
  speaker: Speaker,
  gold: readonly GoldTranscript[],
  options: { export: string | undefined; ratings: readonly string[] },
): Promise<void> {
  const [first, second] = options.ratings;
  if (first !== undefined && second !== undefined) {
    const [a, b] = [readSheet(readFileSync(first, 'utf8')), readSheet(readFileSync(second, 'utf8'))];
    print('Follow-ups as two raters see them:', agreementOfRaters(a, b));
    return;
  }
  const { engine } = speaker.capabilities;
  const sheet = sampled(await decisionsOf(speaker), sheetRows);
  if (options.export !== undefined) {
    writeFileSync(options.export, exportSheet(sheet));
    console.log(`${sheet.length} turns to rate in ${options.export}`);
    return;
  }
  console.log(
    'By rules over words, not by people: they find a question asked twice, already answered, off the answer or closed; that one is wise they cannot see.',
  );
  print(`${sheet.length} turns of the ${engine} panel:`, sharesOf(sheet.map(rateDecision)));
  if (engine === 'model') {
    const own = sheet.filter((one) => one.next.wordedBy === 'model').length;
    console.log(`${own} of them in the model's own words; the others were said as written.`);
  }
  const byHand = followUpsByHand(gold);
  print(
    `${byHand.length} follow-ups of the gold transcripts' panels, written by hand:`,
    sharesOf(byHand.map(rateDecision)),
  );
}
