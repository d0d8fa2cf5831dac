import { type ReactNode, useState } from 'react';
import type { InvitationPage } from '#contract/schools/sitting.ts';
import { EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { Section } from '#web/ui/page.tsx';

/** Refusals after which what the page says is no longer so. */
const otherNow: ReadonlySet<string> = new Set([
  'changed_meanwhile',
  'invitation_of_another',
  'invitation_over',
]);

/** The school's own notice, and the consent to it; signing in comes first, since the consent is an account's. */
export function SchoolNotice({
  notice: { language, paragraphs },
  signIn,
  onAgree,
  onChanged,
}: {
  notice: InvitationPage['notice'];
  /** The way to sign in; null for who is. */
  signIn: ReactNode | null;
  onAgree: () => Promise<void>;
  /** The words are others now, or the link is somebody else's. */
  onChanged: () => void;
}) {
  const [agrees, setAgrees] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const agree = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await onAgree();
    } catch (error) {
      setTrouble(wordsFor(error));
      if (error instanceof EndpointError && otherNow.has(error.code)) onChanged();
    } finally {
      setBusy(false);
    }
  };
  const inHindi = language === 'hi';
  return (
    <Section aria-labelledby="school-notice">
      <h2 id="school-notice" lang={language}>
        {inHindi ? 'संस्थान क्या देखेगा' : 'What the school will see'}
      </h2>
      <div className="school-notice" lang={language}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {signIn ? (
        <p className="ways">{signIn}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (agrees && !busy) void agree();
          }}
        >
          <Check checked={agrees} onChange={setAgrees}>
            <span lang={language}>
              {inHindi
                ? 'मैं इससे सहमत हूँ कि मेरा इंटरव्यू संस्थान को दिया जाए।'
                : 'I agree that the school gets my interview, as said above.'}
            </span>
          </Check>
          <p className="ways">
            <button type="submit" className="btn" disabled={!agrees || busy}>
              {busy ? 'One moment...' : inHindi ? 'आगे बढ़ें' : 'Go on'}
            </button>
          </p>
          <div role="alert">{trouble && <p className="said-wrong">{trouble}</p>}</div>
        </form>
      )}
    </Section>
  );
}
