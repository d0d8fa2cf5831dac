import { siteSettings } from '#web/lib/site-settings.ts';
import './who-we-are.css';

/** An address to write to, as a link that opens the reader's mail. */
export function MailLink({ address }: { address: string }) {
  return (
    <a className="address" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

/** Who offers the service, who takes complaints, and where to write: what the law wants on every policy. */
export function WhoWeAre() {
  const { sellerName, sellerAddress, grievanceOfficer, supportEmail } = siteSettings;
  return (
    <dl className="who-we-are">
      <div>
        <dt>Offered by</dt>
        <dd>{sellerName}</dd>
      </div>
      <div>
        <dt>Postal address</dt>
        <dd className="lines">{sellerAddress}</dd>
      </div>
      <div>
        <dt>Support</dt>
        <dd>
          <MailLink address={supportEmail} />
        </dd>
      </div>
      <div>
        <dt>Grievance officer</dt>
        <dd>
          {grievanceOfficer}
          <span className="small">
            Write to <MailLink address={supportEmail} /> with “Grievance” in the subject. You hear from us
            within 48 hours, with a ticket number, and have an answer within a month.
          </span>
        </dd>
      </div>
    </dl>
  );
}
