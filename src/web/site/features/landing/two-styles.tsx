import { type Style, styles } from '#contract/styles.ts';
import { paths } from '#contract/paths.ts';
import { twoStyles } from '#web/content/two-styles.ts';
import { Portrait } from '#web/ui/art/portraits/portrait.tsx';
import { Island } from '#web/ui/island.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import './two-styles.css';

const names: Record<Style, string> = { chill: 'Chill', grill: 'Grill' };

/** A saying in quotes, the quotes inside it made single. */
function quoted(said: string): string {
  return `“${said.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** What one style made of the answer: the panellist, the question, what was said to it, who went on, the next question. */
function Exchange({ style }: { style: Style }) {
  const { by, manner, first, reply, next, second } = twoStyles.exchanges[style];
  return (
    <div className={`side ${style}`}>
      <div className="face">
        <Portrait id={by.portrait} pose="listening" mood={style} />
      </div>
      <h3>{names[style]}</h3>
      <p className="small">
        {by.name}. {manner}
      </p>
      <p className="q">{quoted(first)}</p>
      <p className="small reply">
        {twoStyles.candidate}: {quoted(reply)}
      </p>
      <p className="small next">{next}, next:</p>
      <p className="q">{quoted(second)}</p>
    </div>
  );
}

/** Chill versus Grill: one answer, and what each panel made of it. */
export function TwoStyles() {
  return (
    <Section aria-labelledby="styles" margin={<MarginNote>same answer, two rooms</MarginNote>}>
      <h2 id="styles" className="vh">
        Chill versus Grill
      </h2>
      <Island page={paths.landing} name="two-styles">
        {(import.meta.env.SSR || import.meta.env.DEV) && <SameAnswer />}
      </Island>
    </Section>
  );
}

function SameAnswer() {
  const [before, marked, after] = twoStyles.answer.split(/(nine hours to 3\.5)/);
  return (
    <>
      <div className="said">
        <p className="label">{twoStyles.candidate}, answering</p>
        <blockquote>
          “{before}
          <span className="pen">{marked}</span>
          {after}”
        </blockquote>
      </div>
      <div className="two">
        {styles.map((style) => (
          <Exchange key={style} style={style} />
        ))}
      </div>
      <p className="same small">
        <span className="hand">one rubric</span>
        <span>
          Word for word from the interview shown above and from one in Grill, with the same sample resume. The
          style changes the room, never the score. Grill is blunt about answers, not about people, and you can
          soften it at any time. The panellists are fictional and played by software; the room says whether a
          language model is behind them.
        </span>
      </p>
    </>
  );
}
