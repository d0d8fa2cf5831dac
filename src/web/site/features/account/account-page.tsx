import type { ReactNode } from 'react';
import type { Account } from '#contract/account.ts';
import { planTitles } from '#contract/catalogue.ts';
import { expiryWords } from '#web/content/expiry-words.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tally } from '#web/ui/tally.tsx';
import { DownloadEverything } from './download-everything.tsx';
import { Consents } from './consents.tsx';
import { InterviewDay } from './interview-date.tsx';
import { Lots } from './lots.tsx';
import { Payments, type ReceiptLink } from './payments.tsx';
import { Settings } from './settings.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { YourData } from './your-data.tsx';
import { useBilling } from './use-billing.ts';
import { useExport } from './use-export.ts';
import './account-page.css';

type Props = {
  account: Account;
  /** The link to the pricing page, with these words on it. */
  renderPlans: (words: string) => ReactNode;
  renderReceipt: ReceiptLink;
  /** The link to Recent Interviews, with these words on it. */
  renderPast: (words: string) => ReactNode;
  onAccount: (account: Account) => void;
  onSignedOut: () => void;
};

/** What a person has, what they paid, how we may write to them, the way out of every browser, and what goes. */
export function AccountPage({
  account,
  renderPlans,
  renderReceipt,
  renderPast,
  onAccount,
  onSignedOut,
}: Props) {
  const { remaining, completed, subscriptionStatus, nextExpiry } = account;
  const copy = useExport();
  return (
    <div className="book">
      <Section
        className="first account"
        aria-labelledby="account"
        margin={<MarginNote>all of it yours</MarginNote>}
      >
        <h1 id="account" className="page-title">
          Your account
        </h1>
        <p className="lead who-am-i">
          {account.displayName && <b>{account.displayName}</b>}
          <span>{account.email}</span>
        </p>
        <Tally
          items={[
            { name: 'Plan', value: planTitles[subscriptionStatus] },
            { name: 'Remaining', value: remaining },
            { name: 'Completed', value: completed },
          ]}
        />
        {nextExpiry && <p className="small expiry">{expiryWords(nextExpiry)}</p>}
      </Section>
      <Section className="tight" aria-labelledby="date" margin={<MarginNote>the day itself</MarginNote>}>
        <h2 id="date">Your interview date</h2>
        <InterviewDay />
      </Section>
      <Billing account={account} renderPlans={renderPlans} renderReceipt={renderReceipt} />
      <Section
        className="tight"
        aria-labelledby="settings"
        margin={<MarginNote>how we may write</MarginNote>}
      >
        <h2 id="settings">Settings</h2>
        <Settings settings={account.settings} onAccount={onAccount} />
      </Section>
      <DownloadEverything copy={copy} />
      <Section
        className="tight"
        aria-labelledby="agreed"
        margin={<MarginNote>yours to take back</MarginNote>}
      >
        <h2 id="agreed">What you agreed to</h2>
        {/* What is taken back may end the copy (rule EXPORT-3). */}
        <Consents onChanged={copy.reload} />
      </Section>
      <Section
        className="tight"
        aria-labelledby="everywhere"
        margin={<MarginNote>lost a laptop?</MarginNote>}
      >
        <h2 id="everywhere">Sign out everywhere</h2>
        <SignOutEverywhere onSignedOut={onSignedOut} />
      </Section>
      <Section className="tight" aria-labelledby="data" margin={<MarginNote>yours to end</MarginNote>}>
        <h2 id="data">Your data</h2>
        <YourData account={account} renderPast={renderPast} onDeleted={onSignedOut} />
      </Section>
    </div>
  );
}

/** Lots and payments, which come from one call. */
function Billing({
  account,
  renderPlans,
  renderReceipt,
}: Pick<Props, 'account' | 'renderPlans' | 'renderReceipt'>) {
  const { updatedAt, remaining, interview_quota, subscriptionStatus } = account;
  const { billing, failure, reading, reload } = useBilling(
    [updatedAt, remaining, interview_quota, subscriptionStatus].join(' '),
  );
  return (
    <>
      <Section
        className="tight"
        aria-labelledby="lots"
        margin={<MarginNote>first to expire goes first</MarginNote>}
      >
        <h2 id="lots">Your interviews</h2>
        {failure && <Failure message={failure} busy={reading} onAgain={reload} />}
        {billing && <Lots lots={billing.lots} renderPlans={renderPlans} />}
        {!billing && !failure && <Skeleton shape="list" label="Loading your interviews..." />}
      </Section>
      <Section className="tight" aria-labelledby="payments" margin={<MarginNote>every rupee</MarginNote>}>
        <h2 id="payments">Payments</h2>
        {billing && (
          <Payments
            orders={billing.orders}
            renderPlans={renderPlans}
            renderReceipt={renderReceipt}
            onChanged={reload}
          />
        )}
        {!billing && !failure && <Skeleton shape="list" label="Loading your payments..." />}
        {!billing && failure && (
          <Empty>
            <p>Your payments are not shown just now.</p>
          </Empty>
        )}
      </Section>
    </>
  );
}
