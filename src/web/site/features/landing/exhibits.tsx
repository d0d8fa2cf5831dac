import { formatClock } from '#contract/time.ts';
import { paths } from '#contract/paths.ts';
import { shownInterview } from '#web/content/shown-interview.ts';
import { Island } from '#web/ui/island.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { OverallScore } from '#web/ui/report/overall-score.tsx';
import { TopicArticle } from '#web/ui/report/topic-article.tsx';
import { Bar } from '#web/ui/room/bar.tsx';
import { Composer } from '#web/ui/room/composer.tsx';
import { fictionNote, speakerName } from '#web/ui/room/panellist-names.ts';
import { Question } from '#web/ui/room/question.tsx';
import { PanelTable } from '#web/ui/room/panel-table.tsx';
import '#web/ui/report/not-assessed.css';
import '#web/ui/report/overall-score.css';
import '#web/ui/report/readings.css';
import '#web/ui/report/puzzles.css';
import '#web/ui/report/topic-article.css';
import '#web/ui/report/turn-link.css';
import '#web/ui/report/words.css';
import '#web/ui/room/bar.css';
import '#web/ui/room/room-menu.css';
import '#web/ui/room/composer.css';
import '#web/ui/room/question.css';
import '#web/ui/room/quiet.css';
import '#web/ui/room/panel-table.css';
import '#web/ui/room/panel-table-sizes.css';
import './exhibits.css';

const nothing = () => {};

/** The product itself: one moment in the room, and what the feedback made of that answer, drawn by the product's own components. */
export function Exhibits() {
  return (
    <Section aria-labelledby="shown" margin={<MarginNote>what you will see</MarginNote>}>
      <Island page={paths.landing} name="shown">
        {(import.meta.env.SSR || import.meta.env.DEV) && <Shown />}
      </Island>
    </Section>
  );
}

function Shown() {
  const { room, report } = shownInterview;
  const asker = speakerName(room.panel, room.question.speakerId);
  return (
    <>
      <h2 id="shown">They read it. Then they ask about it.</h2>
      <figure className="exhibit">
        <div className="screen" inert>
          <RoomScreen />
        </div>
        <figcaption>
          <b>The room, {formatClock(room.elapsedMs)}.</b> {asker} asks about a line of the resume. You type,
          or think; a pause does not end your answer.
          <span className="vh">
            {' '}
            {asker} asks: {room.question.text} Vikram types: {room.draft} …
          </span>
        </figcaption>
      </figure>
      <figure className="exhibit beside">
        <div className="screen" inert>
          <ReportScreen />
        </div>
        <figcaption>
          <b>The feedback, afterwards.</b> The same answer, quoted: a score rests on it.
          <span className="vh">
            {' '}
            {report.topic.name}: {report.topic.text}
          </span>
        </figcaption>
      </figure>
      <p className="small exhibit-source">
        Excerpts from one interview with the sample resume above: our prepared panel, which needs no language
        model, and a scripted candidate. Drawn by the product itself.
      </p>
    </>
  );
}

function RoomScreen() {
  const { style, room } = shownInterview;
  const { panel, question, lengthMs, elapsedMs, draft } = room;
  const words = question.text.split(/(?<=\s)/);
  return (
    <div className={`room ${style} shown-room`}>
      <Bar
        style={style}
        note={fictionNote(panel, 'offline')}
        minutesLeft={Math.ceil((lengthMs - elapsedMs) / 60_000)}
        lengthMs={lengthMs}
        frozen={false}
        logo
        menu={[]}
      />
      <PanelTable panel={panel} style={style} litId={question.speakerId ?? null} pose="speaking" />
      <Question
        table={{
          before: [],
          question: { turn: question, words, shown: words.length },
          after: null,
          whole: true,
        }}
        panel={panel}
        thinking={null}
        heading="h3"
      />
      <Composer draft={draft} onWrite={nothing} awaited onSend={nothing} status={null}>
        <button type="button" className="quiet">
          Let me think
        </button>
        <button type="button" className="quiet">
          Ask again
        </button>
      </Composer>
    </div>
  );
}

/** One of the topics, with what it quotes of the answer in the room. */
function ReportScreen() {
  const { room, report } = shownInterview;
  const quotes = report.topic.quotes.filter(({ turnId }) => turnId === room.answerId);
  return (
    <div className="book shown-report">
      <div className="shown-overall">
        <OverallScore feedback={report} previous={null} />
        <p className="verdict">{report.verdict}</p>
      </div>
      <TopicArticle topic={{ ...report.topic, quotes }} feedback={report} onJump={nothing} />
    </div>
  );
}
