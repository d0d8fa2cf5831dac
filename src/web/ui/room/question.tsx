import type { Panellist } from '#contract/panellists.ts';
import type { Turn } from '#contract/transcript.ts';
import { saidBy, speakerName } from './panellist-names.ts';
import './question.css';

type Asked = Pick<Turn, 'id' | 'text' | 'hook' | 'speakerId' | 'move'>;

/** A turn's words and how many of them may be seen by now. */
export type Arriving<T extends Asked = Asked> = { turn: T; words: readonly string[]; shown: number };

/** What lies on the table: the question, and what the panel said before and after it. */
export type QuestionTable<T extends Asked = Asked> = {
  before: readonly Arriving<T>[];
  question: Arriving<T> | null;
  after: Arriving<T> | null;
  /** Whether everything stands there whole. */
  whole: boolean;
};

/** From this length on a question is set smaller. */
const longChars = 100;

type QuestionProps = {
  table: QuestionTable;
  panel: readonly Panellist[];
  /** Who thinks now, in words; the question steps back meanwhile. */
  thinking: string | null;
  /** The question's place among the page's headings. */
  heading?: 'h1' | 'h3';
};

/** What the panel asks, large; above a follow-up the words of yours it takes up. */
export function Question({ table, panel, thinking, heading: Heading = 'h1' }: QuestionProps) {
  const { before, question, after } = table;
  const hook = hookAbove(question?.turn);
  const back = thinking ? 'back' : '';
  const asker = question?.turn.speakerId ?? before.at(-1)?.turn.speakerId;
  return (
    <section className="question" aria-label="The question">
      <div>
        <Remarks remarks={before.filter(({ turn }) => !isBy(turn, asker))} panel={panel} />
        <p className="who">{thinking ?? (asker && speakerName(panel, asker))}</p>
        <Remarks remarks={before.filter(({ turn }) => isBy(turn, asker))} />
        {hook && (
          <p className={`hook ${back}`}>
            You said <q>{hook}</q>
          </p>
        )}
        {question && (
          <Heading className={`asked ${back} ${question.turn.text.length > longChars ? 'long' : ''}`}>
            <Words of={question} />
          </Heading>
        )}
        {after && <Remarks remarks={[after]} {...(isBy(after.turn, asker) ? {} : { panel })} />}
        <p className="vh" aria-live="polite">
          {announced(table, panel)}
        </p>
      </div>
    </section>
  );
}

/** The words of yours that stand above a follow-up; none where the question itself repeats them. */
export function hookAbove(asked: Pick<Asked, 'text' | 'hook'> | undefined): string | null {
  const quote = asked?.hook?.quote;
  return quote === undefined || asked?.text.includes(quote) ? null : quote;
}

const isBy = (turn: Asked, asker: string | undefined): boolean =>
  turn.speakerId === asker && turn.move !== 'care';

/** What was said around the question; with names, given the panel, where another than the asker said it. */
function Remarks({ remarks, panel }: { remarks: readonly Arriving[]; panel?: readonly Panellist[] }) {
  return remarks.map((remark) => (
    <p key={remark.turn.id} className="remark">
      {panel && <span className="remark-who">{saidBy(remark.turn, panel)}</span>}
      <Words of={remark} />
    </p>
  ));
}

/** What stands there is read out once it is whole; words on their way are not. */
function announced({ before, question, after, whole }: QuestionTable, panel: readonly Panellist[]): string {
  if (!whole) return '';
  const said = after ? [after] : [...before, ...(question ? [question] : [])];
  return said.map(({ turn }) => `${saidBy(turn, panel)}: ${turn.text}`).join(' ');
}

function Words({ of: { words, shown } }: { of: Arriving }) {
  let from = 0;
  return words.map((word, index) => {
    const key = from;
    from += word.length;
    return (
      <span key={key} className={index < shown ? 'word' : 'word to-come'}>
        {word}
      </span>
    );
  });
}
