import { useState } from 'react';
import { shownOfUser, type InterviewWords, type UserForOperator } from '#contract/operator-page.ts';
import { formatRupees } from '#contract/money.ts';
import { shortTime } from '#web/content/short-time.ts';
import { ActButton } from './act.tsx';
import { callOperator } from './call-operator.ts';
import { NumberField } from './number-field.tsx';
import { useOperator } from './operator-context.ts';
import { counted, plainWords } from './operator-words.ts';
import { Facts, Id, Part, Table, Time } from './parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useReading } from './use-reading.ts';
import { Words } from './words.tsx';

/** One user: what they bought, hold and did. */
export function UserView({ uid }: { uid: string }) {
  const reading = useReading('readUserForOperator', { params: { uid } });
  const { data } = reading;
  return (
    <>
      <h1>{data?.user.displayName ?? 'A user'}</h1>
      <Read reading={reading} what="the user">
        {({ user }) => <User user={user} onChanged={reading.again} />}
      </Read>
    </>
  );
}

function User({ user, onChanged }: { user: UserForOperator; onChanged: () => void }) {
  return (
    <>
      <Facts
        facts={[
          ['E-mail', <Id key="email" value={user.email} what="the e-mail" />],
          ['User', <Id key="uid" value={user.uid} what="the id of the user" />],
          ['Plan', user.plan],
          ['Interviews left', String(user.remaining)],
          ['With feedback', String(user.completed)],
          ['Signed in on', counted(user.sessions, 'browser')],
          ['First seen', <Time key="first" iso={user.createdAt} />],
          ['Last signed in', <Time key="last" iso={user.lastLogin} />],
        ]}
      />
      <div className="ways acts">
        <Grant user={user} onChanged={onChanged} />
        <ActButton
          act="sign_out_user"
          label="Sign out everywhere"
          title="Sign this user out everywhere?"
          happens={`${user.email} is signed out on ${counted(user.sessions, 'browser')}, at once. A running interview goes on when they sign in again.`}
          confirm="Sign them out"
          onAct={async ({ reason }) => {
            const { sessions } = await callOperator('signOutUser', {
              params: { uid: user.uid },
              body: { reason },
            });
            onChanged();
            return `Signed out on ${counted(sessions, 'browser')}.`;
          }}
        />
      </div>
      <Orders user={user} />
      <Interviews user={user} />
      <Credits user={user} />
    </>
  );
}

function Grant({ user, onChanged }: { user: UserForOperator; onChanged: () => void }) {
  const [count, setCount] = useState('1');
  const interviews = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  const possible = interviews >= 1 && interviews <= 100;
  return (
    <ActButton
      act="grant"
      label="Give interviews"
      title={`Give ${possible ? counted(interviews, 'interview') : 'interviews'}?`}
      happens={`${user.email} has ${user.remaining} now. What you give is good for 30 days, and they see it at once.`}
      confirm="Give"
      fields={
        <NumberField
          label="How many"
          error={possible ? undefined : 'A whole number from 1 to 100.'}
          value={count}
          onChange={setCount}
        />
      }
      onAct={async ({ reason, idempotencyKey }) => {
        const { remaining, expiresAt } = await callOperator('grantOnOperatorPage', {
          params: { uid: user.uid },
          body: { interviews, reason },
          idempotencyKey,
        });
        onChanged();
        return `Given ${counted(interviews, 'interview')}, good until ${shortTime(expiresAt)}; ${remaining} left now.`;
      }}
    />
  );
}

function Orders({ user: { orders } }: { user: UserForOperator }) {
  const { renderLink } = useOperator();
  return (
    <Part title="Orders">
      <Table
        name="Orders"
        rows={orders}
        keyOf={({ orderId }) => orderId}
        empty="Nothing was ever ordered."
        columns={[
          { name: 'Order', render: ({ orderId }) => renderLink({ at: 'order', orderId }, orderId) },
          {
            name: 'What',
            render: ({ product, interviews }) => `${product}, ${counted(interviews, 'interview')}`,
          },
          { name: 'Amount', number: true, render: ({ amountPaise }) => formatRupees(amountPaise) },
          { name: 'Status', render: ({ status }) => plainWords(status) },
          { name: 'Placed', render: ({ createdAt }) => <Time iso={createdAt} /> },
          { name: 'Paid', render: ({ paidAt }) => <Time iso={paidAt} /> },
        ]}
      />
      <Cut rows={orders} />
    </Part>
  );
}

function Interviews({ user }: { user: UserForOperator }) {
  const [words, setWords] = useState<InterviewWords | null>(null);
  return (
    <Part title="Interviews">
      <Table
        name="Interviews"
        rows={user.interviews}
        keyOf={({ sessionId }) => sessionId}
        empty="No interview was begun."
        columns={[
          { name: 'Begun', render: ({ createdAt }) => <Time iso={createdAt} /> },
          { name: 'State', render: ({ state }) => state },
          { name: 'Style', render: ({ style }) => style ?? '–' },
          { name: 'Ended', render: ({ endReason, endedAt }) => ended(endReason, endedAt) },
          {
            name: 'Feedback',
            render: ({ hasFeedback, refusedFeedback }) => feedback(hasFeedback, refusedFeedback),
          },
          { name: 'Credit', render: ({ counted: taken }) => (taken ? 'used' : '–') },
          { name: 'Restarts', number: true, render: ({ restarts }) => restarts },
          {
            name: 'Interview',
            render: ({ sessionId }) => <Id value={sessionId} what="the id of the interview" />,
          },
          {
            name: 'Words',
            render: ({ sessionId, createdAt }) => (
              <ActButton
                act="read_words"
                label="Read"
                about={`the words of the interview of ${shortTime(createdAt)}`}
                title="Read what was said in this interview?"
                happens={`The audit log will say that you read it, and ${user.email} is told so by mail, with your reason as you write it here.`}
                confirm="Read it"
                onAct={async ({ reason }) => {
                  setWords(
                    await callOperator('readWordsOnOperatorPage', {
                      params: { sessionId },
                      body: { reason },
                    }),
                  );
                  return 'Shown below.';
                }}
              />
            ),
          },
        ]}
      />
      <Cut rows={user.interviews} />
      {words && <Words words={words} onClose={() => setWords(null)} />}
    </Part>
  );
}

function ended(endReason: string | null, endedAt: string | null): string {
  return endedAt === null ? '–' : `${plainWords(endReason ?? 'ended')}, ${shortTime(endedAt)}`;
}

function feedback(has: boolean, refused: string | null): string {
  if (has) return 'written';
  return refused === null ? '–' : `none: ${plainWords(refused)}`;
}

function Credits({ user: { lots, ledger } }: { user: UserForOperator }) {
  return (
    <>
      <Part title="Lots of interviews">
        <Table
          name="Lots"
          rows={lots}
          keyOf={({ lotId }) => lotId}
          empty="No interviews were bought or given."
          columns={[
            { name: 'From', render: ({ sourceKey }) => <code>{sourceKey}</code> },
            { name: 'Granted', number: true, render: ({ granted }) => granted },
            { name: 'Held', number: true, render: ({ held }) => held },
            { name: 'Used', number: true, render: ({ captured }) => captured },
            { name: 'Lapsed', number: true, render: ({ lapsed }) => lapsed },
            { name: 'Revoked', number: true, render: ({ revoked }) => revoked },
            { name: 'Frozen', render: ({ frozen }) => (frozen ? 'yes' : 'no') },
            { name: 'Since', render: ({ grantedAt }) => <Time iso={grantedAt} /> },
            { name: 'Good until', render: ({ expiresAt }) => <Time iso={expiresAt} /> },
          ]}
        />
        <Cut rows={lots} />
      </Part>
      <Part title="Ledger">
        <Table
          name="Ledger"
          rows={ledger}
          keyOf={({ kind, sourceKey }, place) => `${kind} ${sourceKey} ${place}`}
          empty="No credit has moved."
          columns={[
            { name: 'When', render: ({ at }) => <Time iso={at} /> },
            {
              name: 'Movement',
              render: ({ kind, reason }) => (reason ? `${kind}: ${plainWords(reason)}` : kind),
            },
            { name: 'Change', number: true, render: ({ delta }) => (delta > 0 ? `+${delta}` : delta) },
            { name: 'For', render: ({ sourceKey }) => <code>{sourceKey}</code> },
          ]}
        />
        <Cut rows={ledger} />
      </Part>
    </>
  );
}

/** Says that there may be more than is shown. */
function Cut({ rows }: { rows: readonly unknown[] }) {
  return rows.length < shownOfUser ? null : <p className="small">The newest {shownOfUser} are shown.</p>;
}
