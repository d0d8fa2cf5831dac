import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';
import { nextSlide } from './slideshow.tsx';

const frame = { name: 'frame' } as unknown as Window;
const other = { name: 'other' } as unknown as Window;
const origin = 'http://localhost:3000';
const navigate = { type: 'NAVIGATE_TO_PAST_INTERVIEWS' };

describe('readFrameMessage', () => {
  it.each([
    [navigate, navigate],
    [
      { type: 'INTERVIEW_RUNNING', running: true },
      { type: 'INTERVIEW_RUNNING', running: true },
    ],
    [{ type: 'INTERVIEW_RUNNING', running: 'yes' }, null],
    [{ type: 'INTERVIEW_RUNNING' }, null],
    [{ type: 'navigate_to_past_interviews' }, null],
    ['NAVIGATE_TO_PAST_INTERVIEWS', null],
    [null, null],
    [{}, null],
  ])('reads %j as %j', (data, expected) => {
    expect(readFrameMessage({ origin, source: frame, data }, frame, origin)).toEqual(expected);
  });

  it('refuses another origin, another window and a message before the frame stands', () => {
    expect(
      readFrameMessage({ origin: 'https://evil.example', source: frame, data: navigate }, frame, origin),
    ).toBeNull();
    expect(
      readFrameMessage({ origin: `${origin}.evil.example`, source: frame, data: navigate }, frame, origin),
    ).toBeNull();
    expect(readFrameMessage({ origin, source: other, data: navigate }, frame, origin)).toBeNull();
    expect(readFrameMessage({ origin, source: null, data: navigate }, null, origin)).toBeNull();
  });
});

it('goes around all six pictures', () => {
  let shown = 0;
  const seen = [shown];
  for (let i = 0; i < 6; i += 1) seen.push((shown = nextSlide(shown, 6)));
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 0]);
});
