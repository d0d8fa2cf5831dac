import type { Turn } from '#contract/transcript.ts';
import { inParallel } from './in-parallel.ts';
import { type GoldTranscript, recordOf } from './read-transcripts.ts';
import type { Scorer } from './scorer.ts';

/** What became of whole interviews whose answers were replaced: means of the overall, 0 where there is none. */
export type RewrittenFound = {
  interviews: number;
  meanAsTheyWere: number;
  /** Three paragraphs about something else, in turn. */
  pasted: { mean: number; most: number };
  /** Next to nothing said. */
  silent: { mean: number; most: number };
};

const paragraphs = [
  'My grandfather kept bees behind the school in Almora. He taught me to move slowly and to lift the frame with both hands. In a good May we took 14 kilos from two boxes, and he gave half of it to the postman because the postman had lent him the first swarm.',
  'The bus to Kasauli leaves at six and nobody sleeps in it. The conductor sings, and the driver answers with the horn. Once a goat travelled on the roof for 20 kilometres, and at the toll they charged it as luggage, which the owner disputed for an hour.',
  'To repair a harmonium you take out the reeds one by one and brush them. The third from the left always sticks in the rains. I have mended six of them for our temple, two with glue and four with patience, and one still wheezes like an old man.',
];
const nothing = [
  "I don't know.",
  'No idea.',
  'Hmm.',
  'Not sure, sir.',
  'Next question please.',
  'Nothing as such.',
];

/** The transcript with every answer that `text` gives another text for. */
function rewritten(transcript: readonly Turn[], text: (turn: Turn, at: number) => string): Turn[] {
  let at = 0;
  return transcript.map((turn) => (turn.role === 'candidate' ? { ...turn, text: text(turn, at++) } : turn));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const summary = (scores: readonly number[]) => ({ mean: mean(scores), most: Math.max(0, ...scores) });

/** Scores whole interviews as they were, and with answers that are none to what was asked. */
export async function rewrittenFound(
  scorer: Scorer,
  transcripts: readonly GoldTranscript[],
): Promise<RewrittenFound> {
  const overall = async (gold: GoldTranscript, transcript: Turn[]): Promise<number> =>
    (await scorer.interview({ ...recordOf(gold), transcript })).overall ?? 0;
  const scored = await inParallel(transcripts, scorer.atOnce, async (gold) => {
    const { transcript } = recordOf(gold);
    return {
      own: await overall(gold, [...transcript]),
      pasted: await overall(
        gold,
        rewritten(transcript, (_, at) => paragraphs[at % paragraphs.length] ?? ''),
      ),
      silent: await overall(
        gold,
        rewritten(transcript, (_, at) => nothing[at % nothing.length] ?? ''),
      ),
    };
  });
  return {
    interviews: scored.length,
    meanAsTheyWere: mean(scored.map((one) => one.own)),
    pasted: summary(scored.map((one) => one.pasted)),
    silent: summary(scored.map((one) => one.silent)),
  };
}
