import { useCallback, useEffect, useId, useState } from 'react';
import {
  type Consent,
  type ConsentPurpose,
  consentPurposes,
  type NoticeLanguage,
  recipientOf,
} from '#contract/consents.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { formatDateTime } from '#contract/time.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failure } from '#web/ui/failure.tsx';
import {
  LanguageChoice,
  langOf,
  noticeIn,
  NoticeText,
  sittingNoticeIn,
} from '#web/ui/notice/notice-text.tsx';
import type { NoticeWords } from '#web/ui/notice/notice-words.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { endedWords, stateWords } from './consent-words.ts';
import './consents.css';

type State = ReplyOf<'readConsents'>;

/** What a person agreed to, when and in which words; each is taken back with one press and given again beside the notice (rule CONSENT-3). */
export function Consents({ onChanged }: { onChanged: () => void }) {
  const { state, failure, said, busy, reload, change } = useConsents(onChanged);
  const [reading, setReading] = useState(false);
  const [asking, setAsking] = useState<AskedBack | null>(null);
  const [language, setLanguage] = useState<NoticeLanguage>('en');
  const noticeId = useId();
  if (!state)
    return failure ? (
      <Failure message={failure} onAgain={() => void reload()} />
    ) : (
      <Skeleton shape="list" label="Loading what you agreed to..." />
    );
  const english = noticeIn.en(state);
  const words = noticeIn[language](state);
  const hasSchool = state.consents.some(({ purpose }) => purpose === 'school');
  const withdraw = (purpose: ConsentPurpose): void =>
    isAskedBack(purpose) ? setAsking(purpose) : void change(language, purpose, false);
  return (
    <div className="consents">
      <ul>
        {shownPurposes(state).map((purpose) => (
          <ConsentRow
            key={purpose}
            name={english.choices[purpose].name}
            label={english.choices[purpose].label}
            consent={state.consents.find((one) => one.purpose === purpose)}
            reading={reading}
            busy={busy}
            onWithdraw={purpose === 'adult' ? null : () => withdraw(purpose)}
            onGive={
              purpose === 'school'
                ? null
                : () => (reading ? void change(language, purpose, true) : setReading(true))
            }
          />
        ))}
      </ul>
      <output className="small">{said}</output>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <button
        type="button"
        className="go"
        aria-expanded={reading}
        aria-controls={noticeId}
        onClick={() => setReading(!reading)}
      >
        {reading ? 'Close the notice' : 'Read the notice'}
      </button>
      <div id={noticeId} hidden={!reading}>
        {reading && (
          <TheNotice
            words={words}
            forSchool={hasSchool ? sittingNoticeIn[language](state, anySchool[language]) : null}
            language={language}
            onLanguage={setLanguage}
          />
        )}
      </div>
      <Dialog
        open={asking !== null}
        title="Withdraw this consent?"
        text={askingWords[asking ?? 'interview'].text}
        note={askingWords[asking ?? 'interview'].note}
        confirmLabel={busy ? 'Withdrawing...' : 'Withdraw'}
        cancelLabel="Keep it"
        busy={busy}
        onCancel={() => setAsking(null)}
        onConfirm={() => void change(language, asking ?? 'interview', false).then(() => setAsking(null))}
      />
    </div>
  );
}

/** What is asked once more before it is taken back. */
type AskedBack = 'interview' | 'school';
const isAskedBack = (purpose: ConsentPurpose): purpose is AskedBack =>
  purpose === 'interview' || purpose === 'school';

const askingWords: Readonly<Record<AskedBack, { text: string; note: string }>> = {
  interview: {
    text: 'An interview under way ends now, without feedback, and what you said in it is deleted. It comes back to you, twice for each interview and three times a day; after that it counts. Your resumes are deleted at once. So is everything we copied from them, except words that you or the panel said in an interview with feedback.',
    note: 'Your account, your receipts and past feedback stay. To remove what was said in an interview, delete that interview. You can agree again at any time; until then you cannot begin an interview.',
  },
  school: {
    text: 'An interview for a school that is prepared, under way or being read is set aside, what you said in it is deleted, and its attempt comes back. Your resumes are deleted at once. An interview of your own that is under way goes on, and forgets your resume when it ends.',
    note: 'To take back what a school already has, go to the page of its invitation. We ask you again before your next interview for a school.',
  },
};

/** The school's notice where no one school is spoken of. */
const anySchool: Readonly<Record<NoticeLanguage, { school: string; keptDays: null }>> = {
  en: { school: 'the school', keptDays: null },
  hi: { school: 'संस्थान', keptDays: null },
};

function useConsents(onChanged: () => void) {
  const [state, setState] = useState<State | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  const reload = useCallback(
    () =>
      callEndpoint('GET /api/me/consents').then(
        (read) => {
          setFailure(null);
          setState(read);
        },
        (error: unknown) => setFailure(wordsFor(error)),
      ),
    [],
  );
  useEffect(() => void reload(), [reload]);

  const change = async (language: NoticeLanguage, purpose: ConsentPurpose, gives: boolean): Promise<void> => {
    if (!state) return;
    setBusy(true);
    setFailure(null);
    setSaid('');
    try {
      const body = { seen: state.notice, language, choices: { [purpose]: gives } };
      const { ended, ...now } = await callEndpoint('PUT /api/me/consents', { body });
      setState(now);
      setSaid(gives ? 'Noted. Thank you.' : endedWords(purpose, ended));
      onChanged();
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  return { state, failure, said, busy, reload, change };
}

/** What this service asks for, and what was agreed to when it asked for more. */
function shownPurposes({ notice, consents }: State): ConsentPurpose[] {
  return consentPurposes.filter(
    (purpose) =>
      (purpose !== 'voice' && purpose !== 'school') ||
      (purpose === 'voice' && recipientOf(notice, 'voice') !== null) ||
      consents.some((one) => one.purpose === purpose),
  );
}

type RowProps = {
  name: string;
  label: string;
  consent: Consent | undefined;
  /** Whether the notice is open, without which nothing is agreed to. */
  reading: boolean;
  busy: boolean;
  /** Null for what is a statement and no consent. */
  onWithdraw: (() => void) | null;
  /** Null for what is asked elsewhere. */
  onGive: (() => void) | null;
};

function ConsentRow({ name, label, consent, reading, busy, onWithdraw, onGive }: RowProps) {
  const holds = consent?.holds ?? false;
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p>{label}</p>
        <p className="small">{stateWords(consent, formatDateTime)}</p>
      </div>
      {holds && onWithdraw && (
        <button type="button" className="btn line slim" disabled={busy} onClick={onWithdraw}>
          Withdraw<span className="vh">: {name}</span>
        </button>
      )}
      {!holds && onGive && (
        <button type="button" className="btn line slim" disabled={busy} onClick={onGive}>
          {reading ? 'Agree' : 'Read and agree'}
          <span className="vh">: {name}</span>
        </button>
      )}
    </li>
  );
}

function TheNotice(props: {
  words: NoticeWords;
  /** The one for interviews of schools, for who agreed to that. */
  forSchool: NoticeWords | null;
  language: NoticeLanguage;
  onLanguage: (language: NoticeLanguage) => void;
}) {
  const { words, forSchool, language, onLanguage } = props;
  return (
    <div className="the-notice" lang={langOf[language]}>
      <LanguageChoice language={language} onLanguage={onLanguage} />
      <NoticeText words={words} level="h3" />
      {forSchool && (
        <>
          <h3>{forSchool.choices.school.name}</h3>
          <NoticeText words={forSchool} level="h4" />
        </>
      )}
    </div>
  );
}
