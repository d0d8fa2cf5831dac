import { MarginNote, Section } from '#web/ui/page.tsx';
import analyticsDark from './pictures/analytics-dark.webp?no-inline';
import analyticsLight from './pictures/analytics-light.webp?no-inline';
import dashboardDark from './pictures/dashboard-dark.webp?no-inline';
import dashboardLight from './pictures/dashboard-light.webp?no-inline';
import reviewDark from './pictures/review-dark.webp?no-inline';
import reviewLight from './pictures/review-light.webp?no-inline';
import shortlistDark from './pictures/shortlist-dark.webp?no-inline';
import shortlistLight from './pictures/shortlist-light.webp?no-inline';

/** How large a picture is in itself; where it stands it is as wide as its column. */
const size = { width: 1200, height: 800 };

const pictures = [
  {
    light: reviewLight,
    dark: reviewDark,
    title: 'The review desk',
    alt: 'A transcript with the applicant’s own words underlined, and beside it the marks for each topic, from 1 to 5, with the school’s own anchors.',
    text: 'A reviewer reads what was said and marks it. Our score and the others’ marks are hidden until they have.',
  },
  {
    light: shortlistLight,
    dark: shortlistDark,
    title: 'The shortlist',
    alt: 'A list of applicants in order, each with a score, its error and whether they are suggested; those near the cut are tinted.',
    text: 'An order by the school’s rules, with a band around the cut where the marks cannot tell. People decide.',
  },
  {
    light: analyticsLight,
    dark: analyticsDark,
    title: 'The figures',
    alt: 'How far applicants came as bars, and beside each other how our scores and the reviewers’ marks are spread.',
    text: 'Where applicants stop, who marks mildly, what a question tells. Nothing of fewer than ten people.',
  },
  {
    light: dashboardLight,
    dark: dashboardDark,
    title: 'The first page',
    alt: 'What waits: two reviews of one’s own, the reviews of colleagues since when, invitations that nobody opened.',
    text: 'What waits for whoever looks, and since when.',
  },
] as const;

/** Pictures of the pages a school works in, taken of a fictional school. */
export function SchoolPictures() {
  return (
    <Section className="tight" aria-labelledby="looks" margin={<MarginNote>as it is</MarginNote>}>
      <h2 id="looks">What your people work in</h2>
      <p className="small">Pictures of the pages themselves. The school and everybody in it are made up.</p>
      <ul className="school-pictures">
        {pictures.map(({ light, dark, title, alt, text }) => (
          <li key={title}>
            <figure>
              <picture>
                <source srcSet={dark} media="(prefers-color-scheme: dark)" {...size} />
                <img src={light} alt={alt} {...size} loading="lazy" decoding="async" />
              </picture>
              <figcaption>
                <h3>{title}</h3>
                <p className="small">{text}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
