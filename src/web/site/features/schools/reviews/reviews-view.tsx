import { useSchool } from '../school-context.ts';
import { Desk } from './desk.tsx';
import { Progress } from './progress.tsx';
import { ReviewPage } from './review-page.tsx';
import '../lists.css';
import './afterwards.css';
import './reviews.css';

/** Reviews: one's own desk, one of its reviews, and for who assigns them how far all are. */
export function ReviewsView() {
  const { params, may, renderLink } = useSchool();
  if (params['id']) return <ReviewPage key={params['id']} reviewId={params['id']} />;
  const team = params['tab'] === 'team' && may('assign_reviews');
  return (
    <>
      <h1>Reviews</h1>
      {may('assign_reviews') && (
        <nav className="tabs" aria-label="Reviews">
          {renderLink('reviews', {}, 'Your desk', { current: !team })}
          {renderLink('reviews', { tab: 'team' }, 'Assignment and progress', { current: team })}
        </nav>
      )}
      {team ? <Progress /> : <Desk />}
    </>
  );
}
