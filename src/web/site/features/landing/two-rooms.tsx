import type { ComponentType } from 'react';
import { type Style, styles } from '#contract/styles.ts';
import { type RoomExchange, twoRooms } from '#web/content/two-rooms.ts';
import type { PortraitProps } from '#web/ui/art/portraits/pose.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import './two-rooms.css';

const faces: Record<RoomExchange['by']['portrait'], () => Promise<ComponentType<PortraitProps>>> = {
  iqbal: async () => (await import('#web/ui/art/portraits/iqbal.tsx')).Iqbal,
  nandita: async () => (await import('#web/ui/art/portraits/nandita.tsx')).Nandita,
};
const names: Record<Style, string> = { chill: 'Chill', grill: 'Grill' };

/** A saying in quotes, the quotes inside it made single. */
function quoted(said: string): string {
  return `“${said.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** What one style made of the answer: the panellist, the question, what was said to it, the next question. */
function Room({ style }: { style: Style }) {
  const { by, manner, first, reply, second } = twoRooms.rooms[style];
  return (
    <div className={`side ${style}`}>
      <WhenNear className="face" load={faces[by.portrait]} props={{ pose: 'listening', mood: style }} />
      <h3>{names[style]}</h3>
      <p className="small">
        {by.name}. {manner}
      </p>
      <p className="q">{quoted(first)}</p>
      <p className="small reply">
        {twoRooms.candidate}: {quoted(reply)}
      </p>
      <p className="q">{quoted(second)}</p>
    </div>
  );
}

/** Chill versus Grill: one answer, and what each room made of it. */
export function TwoRooms() {
  const [before, marked, after] = twoRooms.answer.split(/(nine hours to 3\.5)/);
  return (
    <Section aria-labelledby="styles" margin={<MarginNote>same answer, two rooms</MarginNote>}>
      <h2 id="styles" className="vh">
        Chill versus Grill
      </h2>
      <div className="said">
        <p className="label">{twoRooms.candidate}, answering</p>
        <blockquote>
          “{before}
          <span className="pen">{marked}</span>
          {after}”
        </blockquote>
      </div>
      <div className="two">
        {styles.map((style) => (
          <Room key={style} style={style} />
        ))}
      </div>
      <p className="same small">
        <span className="hand">one rubric</span>
        <span>
          Word for word from two interviews with the sample resume above: our prepared panel, which needs no
          language model, and a scripted candidate. The style changes the room, never the score. Grill is
          blunt about answers, not about people, and you can soften it at any time. The panellists are
          fictional and played by software; the room says whether a language model is behind them.
        </span>
      </p>
    </Section>
  );
}
