import { MarginNote } from '#web/ui/page.tsx';
import { Price } from '#web/ui/price.tsx';
import { Islands } from './islands.tsx';

const sizes = ['meta', 'small', 'body', 'lead', 'quote', 'h3', 'topic'];
const distances = [4, 8, 14, 20, 28, 34, 44, 56, 72, 120];
const premiumPaise = 99_900;

/** The sizes of type and the distances between things. */
export function Scales() {
  return (
    <Islands>
      <p className="heading-1">What would you do first?</p>
      <h2>What would you do first?</h2>
      <h3>What would you do first?</h3>
      <p className="lead">A lead says what the page is for, in one or two sentences.</p>
      <p>Body text is Figtree at 17 px, at most 40 em wide.</p>
      <p className="small">Small text says what may be skipped.</p>
      <p className="label">A label names what stands under it</p>
      <p>
        <MarginNote>a note of the pen</MarginNote>, <span className="pen">underlined by the pen</span>,{' '}
        <b className="amount">
          <Price paise={premiumPaise} />
        </b>
      </p>
      <ul className="sizes">
        {sizes.map((size) => (
          <li key={size} style={{ fontSize: `var(--size-${size})` }}>
            {size}: which part did you decide yourself?
          </li>
        ))}
      </ul>
      <ul className="distances">
        {distances.map((distance) => (
          <li key={distance}>
            <span style={{ width: `var(--s${distance})` }} />
            <span className="small num">{distance}</span>
          </li>
        ))}
      </ul>
    </Islands>
  );
}
