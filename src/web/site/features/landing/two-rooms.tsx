import { MarginNote, Section } from '#web/ui/page.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import './two-rooms.css';

const meera = async () => (await import('#web/ui/art/portraits/meera.tsx')).Meera;
const bhalla = async () => (await import('#web/ui/art/portraits/bhalla.tsx')).Bhalla;

/** Chill versus Grill: one answer, and what each room makes of it. */
export function TwoRooms() {
  return (
    <Section aria-labelledby="styles" margin={<MarginNote>same answer, two rooms</MarginNote>}>
      <h2 id="styles" className="vh">
        Chill versus Grill
      </h2>
      <div className="said">
        <p className="label">Karthik, answering</p>
        <blockquote>
          “The nightly run came down from <span className="pen">six and a half hours to 2.1</span> after we
          moved it to Airflow.”
        </blockquote>
      </div>
      <div className="two">
        <div className="side chill">
          <WhenNear className="face" load={meera} props={{ pose: 'listening', mood: 'chill' }} />
          <h3>Chill</h3>
          <p className="small">Prof. Meera Raghunathan. Supportive, conversational, encouraging.</p>
          <p className="q">
            “Six and a half to 2.1. Take a moment: which part of that change did you decide yourself?”
          </p>
          <p className="small beat">Twenty quiet seconds later</p>
          <p className="q">“We can come back to it. Simply: who was waiting for that run each morning?”</p>
        </div>
        <div className="side grill">
          <WhenNear className="face" load={bhalla} props={{ pose: 'listening', mood: 'grill' }} />
          <h3>Grill</h3>
          <p className="small">Prof. Arvind Bhalla. Challenging, combative, blunt.</p>
          <p className="q">
            “How much of that was Airflow, and how much was simply running things in parallel?”
          </p>
          <p className="small beat">Before the answer settles</p>
          <p className="q">“So your company paid for a migration it did not need?”</p>
        </div>
      </div>
      <p className="same small">
        <span className="hand">one rubric</span>
        <span>
          The style changes the room, never the score. Grill is blunt about answers, not about people, and you
          can soften it at any time. The panellists are fictional and played by software; the room says
          whether a language model is behind them.
        </span>
      </p>
    </Section>
  );
}
