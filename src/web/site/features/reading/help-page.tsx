import { helpGroups } from '#web/content/help.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Questions } from '#web/ui/questions.tsx';
import './reading.css';

/** Help and FAQ. `supportEmail` is null until the service has named it. */
export function HelpPage({ supportEmail }: { supportEmail: string | null }) {
  return (
    <div className="book">
      <Section className="first" margin={<MarginNote>ask away</MarginNote>}>
        <h1 className="page-title">Contact Us</h1>
        <p className="lead">
          Most answers are here. For the rest there is a person behind an e-mail address, at any hour.
        </p>
      </Section>
      <div className="articles">
        {helpGroups.map((group) => (
          <Section key={group.title} className="article">
            <h2>{group.title}</h2>
            <Questions items={group.items} />
          </Section>
        ))}
        <Section className="article" margin={<MarginNote>write to us</MarginNote>}>
          <h2>Need More Help?</h2>
          <p>
            Write from the address of your account, and say which interview it is about if it is about one.
          </p>
          <p className="in-page">
            {supportEmail ? (
              <a className="btn" href={`mailto:${supportEmail}`}>
                Contact Support
              </a>
            ) : (
              <span className="small">
                Contact Support: the address appears here as soon as the service answers.
              </span>
            )}
          </p>
          {supportEmail && <p className="small">{supportEmail}</p>}
        </Section>
      </div>
    </div>
  );
}
