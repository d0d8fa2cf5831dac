import { useEffect, useRef, useState } from 'react';
import {
  type ConsentChoices,
  type ConsentPurpose,
  neededForInterviews,
  neededForSittings,
  type NoticeLanguage,
  recipientOf,
} from '#contract/consents.ts';
import type { SittingInRoom } from '#contract/schools/sitting-in-room.ts';
import { EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { Failure } from '#web/ui/failure.tsx';
import {
  LanguageChoice,
  langOf,
  noticeIn,
  NoticeText,
  sittingNoticeIn,
} from '#web/ui/notice/notice-text.tsx';
import type { NoticeWords } from '#web/ui/notice/notice-words.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { agreedWords } from './agreed-words.ts';
import { StepFoot } from './step-foot.tsx';
import { type Consents, type ConsentControl, isAgreed } from './use-consents.ts';

type NoticeStepProps = {
  control: ConsentControl;
  onBack: () => void;
  onContinue: () => void;
  /** The school whose interview it is; without it it is one's own. */
  sitting?: SittingInRoom;
};

/** What is taken, for what, who gets it and how it is taken back, before any resume is given (rule CONSENT-1). */
export function NoticeStep({ control, onBack, onContinue, sitting }: NoticeStepProps) {
  const { consents, trouble, reload } = control;
  if (consents) return <Shown {...{ control, consents, onBack, onContinue, sitting }} />;
  return (
    <div className="step">
      <h1 tabIndex={-1}>What you agree to</h1>
      {trouble ? (
        <Failure message={trouble} onAgain={() => void reload()} />
      ) : (
        <Spinner label="Fetching the notice..." />
      )}
      <StepFoot onBack={onBack}>{null}</StepFoot>
    </div>
  );
}

type ShownProps = Omit<NoticeStepProps, 'sitting'> & {
  consents: Consents;
  sitting: SittingInRoom | undefined;
};

function Shown({ control, consents, onBack, onContinue, sitting }: ShownProps) {
  const [language, setLanguage] = useState<NoticeLanguage>('en');
  const [isYoung, setYoung] = useState(false);
  const words = sitting ? sittingNoticeIn[language](consents, sitting) : noticeIn[language](consents);
  if (isYoung) return <TooYoung words={words} language={language} onBack={() => setYoung(false)} />;
  return (
    <div className="step notice-step" lang={langOf[language]}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <LanguageChoice language={language} onLanguage={setLanguage} />
      <NoticeText words={words} level="h2" />
      <Choices
        {...{ control, consents, words, language, onBack, onContinue }}
        asks={sitting ? asksForSitting : asksForOwn}
        onYoung={() => setYoung(true)}
      />
    </div>
  );
}

type ChoicesProps = Omit<NoticeStepProps, 'sitting'> & {
  consents: Consents;
  asks: Asks;
  words: NoticeWords;
  language: NoticeLanguage;
  onYoung: () => void;
};

/** A box for each purpose that is not agreed to, none of them ticked. */
function Choices({ control, consents, asks, words, language, onBack, onContinue, onYoung }: ChoicesProps) {
  const [ticked, setTicked] = useState<ConsentChoices>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = askedOf(consents, asks.purposes);
  const agreed = isAgreed(consents, asks.needed);
  const isNothing = !asked.some((purpose) => ticked[purpose]);
  const ready = asked.every((purpose) => !asks.needed.includes(purpose) || ticked[purpose]);

  const send = async (choices: ConsentChoices, then: () => void): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await control.give(language, choices);
      then();
    } catch (error) {
      const code = error instanceof EndpointError ? error.code : null;
      if (code === 'under_age') return onYoung();
      setFailure(wordsFor(error));
      if (code === 'consent_required') await control.reload();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready || busy) return;
        if (isNothing) onContinue();
        else void send(ticked, onContinue);
      }}
    >
      {agreed && <p className="small agreed">{agreedWords(consents)}</p>}
      <fieldset className="consent" hidden={asked.length === 0}>
        <legend>{words.yourChoices}</legend>
        {asked.map((purpose) => (
          <Check
            key={purpose}
            checked={ticked[purpose] ?? false}
            text={words.choices[purpose].text}
            onChange={(on) => setTicked((now) => ({ ...now, [purpose]: on }))}
          >
            {words.choices[purpose].label}
          </Check>
        ))}
      </fieldset>
      {asked.includes('adult') && (
        <button
          type="button"
          className="go"
          disabled={busy}
          onClick={() => void send({ adult: false }, onYoung)}
        >
          {words.tooYoung}
        </button>
      )}
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <StepFoot onBack={onBack} back={words.back}>
        <button type="submit" className="btn" disabled={!ready || busy}>
          {busy ? words.agreeing : agreed && isNothing ? words.goOn : words.agree}
        </button>
        {!ready && <span className="small">{words.tickFirst}</span>}
      </StepFoot>
    </form>
  );
}

/** What is asked for before an interview, and what of it is needed. */
type Asks = { purposes: readonly ConsentPurpose[]; needed: readonly ConsentPurpose[] };

const asksForOwn: Asks = { purposes: ['adult', 'interview', 'voice', 'mail'], needed: neededForInterviews };
const asksForSitting: Asks = { purposes: ['adult', 'school', 'voice'], needed: neededForSittings };

/** What this service asks for and the candidate has not agreed to. */
function askedOf({ notice, consents }: Consents, purposes: Asks['purposes']): ConsentPurpose[] {
  return purposes
    .filter((purpose) => purpose !== 'voice' || recipientOf(notice, 'voice') !== null)
    .filter((purpose) => !consents.some((one) => one.purpose === purpose && one.holds));
}

/** A kind no, and the way back for who pressed it by mistake. */
function TooYoung(props: { words: NoticeWords; language: NoticeLanguage; onBack: () => void }) {
  const { words, language, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="step notice-step" lang={langOf[language]}>
      <h1 ref={heading} tabIndex={-1}>
        {words.tooYoungTitle}
      </h1>
      <p className="lead">{words.tooYoungText}</p>
      <StepFoot onBack={onBack} back={words.back}>
        {null}
      </StepFoot>
    </div>
  );
}
