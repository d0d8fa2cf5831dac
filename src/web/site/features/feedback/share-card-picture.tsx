import { useEffect, useRef, useState } from 'react';
import type { Feedback } from '#contract/feedback.ts';
import { Check } from '#web/ui/check.tsx';
import { cardSize, drawShareCard } from './draw-share-card.ts';
import { shareCardLines } from './share-card-words.ts';
import './share-card.css';

const fileName = 'hotseat-practice.png';
type Way = 'download' | 'share';

/** The card drawn in this browser, with the choice of the score and the ways to take it along. */
export function ShareCardPicture({ feedback }: { feedback: Feedback }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [withScore, setWithScore] = useState(false);
  const [told, setTold] = useState('');
  const words = shareCardLines(feedback, withScore).join('. ');
  useEffect(() => {
    if (canvas.current) void drawShareCard(canvas.current, shareCardLines(feedback, withScore));
  }, [feedback, withScore]);
  const take = (way: Way): void => {
    setTold('');
    canvas.current?.toBlob((blob) => {
      if (!blob) return setTold('Your browser could not make the picture.');
      if (way === 'download') download(blob);
      else void share(blob, words).then(setTold);
    }, 'image/png');
  };
  const canShare =
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], fileName, { type: 'image/png' })] });
  return (
    <div className="share-card">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here: there is no file an img could load. */}
      <canvas ref={canvas} {...cardSize} role="img" aria-label={`${words}.`} />
      {feedback.avgScore !== null && (
        <Check checked={withScore} onChange={setWithScore} text="With its likely range, and who read it.">
          Show my score on the card
        </Check>
      )}
      <p className="ways">
        <button type="button" className="btn line" onClick={() => take('download')}>
          Download the picture
        </button>
        {canShare && (
          <button type="button" className="go" onClick={() => take('share')}>
            Share it
          </button>
        )}
      </p>
      <output className="small">{told}</output>
    </div>
  );
}

function download(blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands the picture to the device; what to say afterwards, nothing where the person thought better of it. */
async function share(blob: Blob, text: string): Promise<string> {
  try {
    await navigator.share({ files: [new File([blob], fileName, { type: 'image/png' })], text });
    return '';
  } catch (error) {
    const stopped = error instanceof DOMException && error.name === 'AbortError';
    return stopped ? '' : 'It could not be shared from here. Download it instead.';
  }
}
