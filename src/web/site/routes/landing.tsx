import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import italic from '#web/ui/fonts/display-italic.woff2?url';
import rupee from '#web/ui/fonts/text-rupee.woff2?url';
import { preloadFonts } from '#web/ui/preload-fonts.ts';
import { Capabilities } from '../features/landing/capabilities.tsx';
import { Closing } from '../features/landing/closing.tsx';
import { Exhibits } from '../features/landing/exhibits.tsx';
import { Framework } from '../features/landing/framework.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { FairQuestions, PriceTeaser } from '../features/landing/price-and-questions.tsx';
import { Ticker } from '../features/landing/ticker.tsx';
import { TwoStyles } from '../features/landing/two-styles.tsx';
import { useAccount } from '../shell/account-state.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';
import { SiteLink } from '../shell/site-link.tsx';

export function meta() {
  return publicPageMeta(paths.landing, {
    title: 'Hotseat: take the hot seat before it counts',
    description:
      'A mock interview for MBA admissions in India: a panel reads your resume, asks for half an hour, and shows you what held and what did not.',
  });
}

export function links() {
  return preloadFonts(italic, rupee);
}

export default function Landing() {
  const { state } = useAccount();
  const start = (
    <Link className="btn" to={state.status === 'signed_in' ? paths.interview : paths.signIn}>
      Get Started
    </Link>
  );
  return (
    <>
      <div className="book">
        <Hero start={start} />
        <Exhibits />
        <TwoStyles />
        <Capabilities />
        <Framework />
      </div>
      <Ticker />
      <div className="book">
        <PriceTeaser
          plans={
            <SiteLink className="go" to={paths.pricing}>
              See plans and refunds
            </SiteLink>
          }
        />
        <FairQuestions />
        <Closing start={start} />
      </div>
    </>
  );
}
