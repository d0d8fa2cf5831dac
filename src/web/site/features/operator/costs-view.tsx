import { useState } from 'react';
import type { BudgetUse, CostReport } from '#contract/costs.ts';
import { useOperator } from './operator-context.ts';
import { rupeesOfMicro } from './operator-words.ts';
import { Facts, Part, Table } from './parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useReading } from './use-reading.ts';

const spans = [1, 7, 31, 92] as const;

/** What language models and speech services took. */
export function CostsView() {
  const [days, setDays] = useState<number>(7);
  const reading = useReading('readCostsForOperator', { query: { days: String(days) } });
  return (
    <>
      <h1>Costs</h1>
      <div className="ways">
        <div className="field few">
          <label htmlFor="operator-days">Days in India</label>
          <select id="operator-days" value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {spans.map((span) => (
              <option key={span} value={span}>
                {span === 1 ? 'today' : `the last ${span}`}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Read reading={reading} what="the costs">
        {(report) => <Costs report={report} />}
      </Read>
    </>
  );
}

function Costs({ report: { today, speechToday, lines, users } }: { report: CostReport }) {
  const { renderLink } = useOperator();
  return (
    <>
      <Part title="Budgets of today">
        <Facts
          facts={[
            ['Language models', used(today, 'tokens')],
            ['Speech services', speechToday ? used(speechToday, 'tokens of sound') : 'none is set up'],
          ]}
        />
      </Part>
      <Part title="By day">
        <Table
          name="Costs by day"
          rows={lines}
          keyOf={({ day, purpose, provider, model }) => [day, purpose, provider, model].join(' ')}
          empty="Nothing was spent in these days."
          columns={[
            { name: 'Day', render: ({ day }) => day },
            { name: 'For', render: ({ purpose }) => purpose },
            { name: 'Model', render: ({ provider, model }) => `${provider} ${model}` },
            { name: 'Calls', number: true, render: ({ calls }) => calls.toLocaleString('en-IN') },
            {
              name: 'Tokens in',
              number: true,
              render: ({ inputTokens }) => inputTokens.toLocaleString('en-IN'),
            },
            { name: 'Out', number: true, render: ({ outputTokens }) => outputTokens.toLocaleString('en-IN') },
            { name: 'Cost', number: true, render: cost },
          ]}
        />
      </Part>
      <Part title="Nearest to their limit today">
        <Table
          name="Users nearest to their limit"
          rows={users}
          keyOf={({ uid }) => uid}
          empty="Nobody has used a model today."
          columns={[
            { name: 'User', render: ({ uid }) => renderLink({ at: 'user', uid }, uid) },
            { name: 'Used', render: (use) => used(use, 'tokens') },
          ]}
        />
      </Part>
    </>
  );
}

function cost({ microRupees, unpricedCalls, calls }: CostReport['lines'][number]): string {
  if (unpricedCalls === calls) return 'no price set';
  return unpricedCalls > 0 ? `${rupeesOfMicro(microRupees)} and more` : rupeesOfMicro(microRupees);
}

/** What of a budget is spent or set aside, and how much there is. */
function used(use: BudgetUse, unit: string): string {
  const tokens = (use.spentTokens + use.reservedTokens).toLocaleString('en-IN');
  const rupees = rupeesOfMicro(use.spentMicroRupees + use.reservedMicroRupees);
  if (use.mostTokens === null) return `${tokens} ${unit}, ${rupees}`;
  const most = use.mostMicroRupees === null ? '' : ` of ${rupeesOfMicro(use.mostMicroRupees)}`;
  return `${tokens} of ${use.mostTokens.toLocaleString('en-IN')} ${unit}, ${rupees}${most}`;
}
