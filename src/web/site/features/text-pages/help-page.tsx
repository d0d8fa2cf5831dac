import { helpGroups } from '#web/content/help.ts';
import { siteSettings } from '#web/lib/site-settings.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Questions } from '#web/ui/questions.tsx';
import { Contents } from './contents.tsx';
import { anchorOf } from './anchor.ts';
import { MailLink, WhoWeAre } from './who-we-are.tsx';
import './text-page.css';

const contactTitle = 'Need More Help?';

/** Help and FAQ in three groups, then who to write to. */
export function HelpPage() {
  const { supportEmail } = siteSettings;
  return (
    <div className="book">
      <Section className="first" margin={<MarginNote>ask away</MarginNote>}>
        <h1 className="page-title">Contact Us</h1>
        <p className="lead">
          Most answers are here. For the rest there is an address to write to, at any hour:{' '}
          <MailLink address={supportEmail} />.
        </p>
        <Contents titles={[...helpGroups.map((group) => group.title), contactTitle]} />
      </Section>
      <div className="articles">
        {helpGroups.map((group) => (
          <Section
            key={group.title}
            className="article"
            aria-labelledby={anchorOf(group.title)}
            margin={<MarginNote>{group.note}</MarginNote>}
          >
            <h2 id={anchorOf(group.title)}>{group.title}</h2>
            <Questions items={group.items} />
          </Section>
        ))}
        <Section
          className="article"
          aria-labelledby={anchorOf(contactTitle)}
          margin={<MarginNote>write to us</MarginNote>}
        >
          <h2 id={anchorOf(contactTitle)}>{contactTitle}</h2>
          <p>
            Write from the address of your account, and say which interview or payment it is about if it is
            about one. Never send a password or a card number; we do not ask for either.
          </p>
          <p className="in-page">
            <a className="btn" href={`mailto:${supportEmail}`}>
              Contact Support
            </a>
          </p>
          <WhoWeAre />
        </Section>
      </div>
    </div>
  );
}
