import type { PortraitId } from '#contract/panellists.ts';
import { type Style, styles } from '#contract/styles.ts';
import { Portrait } from '#web/ui/art/portraits/portrait.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';
import { StepFoot } from './step-foot.tsx';

type Expectation = { name: string; portrait: PortraitId; lines: readonly [string, string]; said: string };

const expectations: Readonly<Record<Style, Expectation>> = {
  chill: {
    name: 'Chill',
    portrait: 'kale',
    lines: [
      'Two panellists, a conversation. They wait while you think, and ask again more simply when you are stuck.',
      'Questions still go to the point; nobody tests your temper.',
    ],
    said: 'Take a moment: which part of that did you decide yourself?',
  },
  grill: {
    name: 'Grill',
    portrait: 'bhalla',
    lines: [
      'Three panellists who doubt, interrupt and argue the other side. Blunt about answers, never about you.',
      'Your composure is scored too. “Soften” is always within reach.',
    ],
    said: 'And who checked that number?',
  },
};

type StyleStepProps = { style: Style | null; onChoose: (style: Style) => void; onContinue: () => void };

/** Chill or Grill, and what to expect of each. */
export function StyleStep({ style, onChoose, onContinue }: StyleStepProps) {
  return (
    <form
      className="step"
      onSubmit={(event) => {
        event.preventDefault();
        if (style) onContinue();
      }}
    >
      <h1 tabIndex={-1}>Which room do you want to walk into?</h1>
      <p className="lead">The style changes how they ask, never how you are scored.</p>
      <fieldset className="style-choice">
        <legend className="vh">Interview style</legend>
        {styles.map((each) => (
          <StyleChoice key={each} style={each} chosen={style === each} onChoose={() => onChoose(each)} />
        ))}
      </fieldset>
      <StepFoot>
        <button type="submit" className="btn" disabled={!style}>
          Continue
        </button>
      </StepFoot>
    </form>
  );
}

function StyleChoice({ style, chosen, onChoose }: { style: Style; chosen: boolean; onChoose: () => void }) {
  const { name, portrait, lines, said } = expectations[style];
  return (
    <RadioCard
      name="style"
      value={style}
      chosen={chosen}
      className={`style-card ${style}`}
      onChoose={onChoose}
    >
      <span className="face">
        <Portrait id={portrait} pose={chosen ? 'speaking' : 'listening'} mood={style} />
      </span>
      <span className="what">
        <b>{name}</b>
        <q>{said}</q>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </RadioCard>
  );
}
