import { type ReactNode, useEffect, useState } from 'react';
import type { BillingDocument } from '#contract/billing.ts';
import { formatRupees } from '#contract/money.ts';
import { documentTitles } from '#web/content/document-titles.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { amountRows, particulars, refundTerms } from './receipt-words.ts';
import './receipt.css';

type State =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; document: BillingDocument };

/** One receipt, invoice or credit note: on paper as on the screen. `back` leads to the account page. */
export function Receipt({ documentId, back }: { documentId: string; back: ReactNode }) {
  const [tries, setTries] = useState(0);
  return <Fetched key={tries} documentId={documentId} back={back} onAgain={() => setTries(tries + 1)} />;
}

function Fetched({
  documentId,
  back,
  onAgain,
}: {
  documentId: string;
  back: ReactNode;
  onAgain: () => void;
}) {
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('GET /api/documents/:documentId', { params: { documentId }, signal: stop.signal }).then(
      (document) => setState({ status: 'ready', document }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ status: 'failed', message: wordsFor(error) });
      },
    );
    return () => stop.abort();
  }, [documentId]);

  if (state.status === 'ready') return <Paper document={state.document} back={back} />;
  return (
    <div className="book">
      <Section className="first">
        {state.status === 'loading' ? (
          <Skeleton shape="sheet" label="Loading your receipt..." />
        ) : (
          <>
            <h1 className="page-title">Your receipt</h1>
            <Failure message={state.message} onAgain={onAgain}>
              {back}
            </Failure>
          </>
        )}
      </Section>
    </div>
  );
}

function Paper({ document, back }: { document: BillingDocument; back: ReactNode }) {
  const { documentId, kind, number, seller, buyer } = document;
  return (
    <div className="book receipt-desk">
      <Section className="first" margin={<MarginNote>keep this one</MarginNote>}>
        <div className="receipt-bar">
          {back}
          <p>
            <button type="button" className="btn line slim" onClick={() => window.print()}>
              Print
            </button>
            <a
              className="btn line slim"
              href={addressOf('GET /api/documents/:documentId/pdf', { params: { documentId } }).url}
              download
            >
              Download PDF
            </a>
          </p>
        </div>
        <article className="receipt" aria-labelledby="receipt">
          <header>
            <p className="brand">
              <Logo />
              Hotseat
            </p>
            <div>
              <h1 id="receipt">{documentTitles[kind]}</h1>
              <p className="num">{number}</p>
            </div>
          </header>
          <div className="parties">
            <Party
              label="From"
              lines={[seller.name, seller.address, seller.gstin && `GSTIN ${seller.gstin}`]}
            />
            <Party
              label="To"
              lines={[
                buyer.name,
                buyer.email,
                buyer.state && `${buyer.state}${buyer.pin ? ` ${buyer.pin}` : ''}`,
              ]}
            />
          </div>
          <Amounts document={document} />
          <dl className="particulars">
            {particulars(document).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <footer>
            <p>{refundTerms(document)}</p>
            <p>
              Questions: {seller.email}
              {seller.grievanceOfficer && `. Grievance officer: ${seller.grievanceOfficer}`}
            </p>
            <p>Issued electronically.</p>
          </footer>
        </article>
      </Section>
    </div>
  );
}

function Party({ label, lines }: { label: string; lines: readonly (string | null)[] }) {
  return (
    <div>
      <h2>{label}</h2>
      {lines.map((line) => line && <p key={line}>{line}</p>)}
    </div>
  );
}

function Amounts({ document }: { document: BillingDocument }) {
  return (
    <table>
      <caption className="vh">Amounts in Indian rupees</caption>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {amountRows(document).map(({ label, amountPaise }) => (
          <tr key={label} className={label === document.description ? 'what' : undefined}>
            <td colSpan={amountPaise === null ? 2 : 1}>{label}</td>
            {amountPaise !== null && <td>{formatRupees(amountPaise)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{document.kind === 'credit_note' ? 'Given back' : 'Paid'}</th>
          <td>{formatRupees(document.totalPaise)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
