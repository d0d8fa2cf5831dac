import type { ReactNode } from 'react';

/** A campus picture: the words for it are the caller's, and so is its brightness at night. */
export type SceneProps = { className?: string | undefined };

/** The 800 x 450 sheet of a scene; it may be cropped at the edges to fill its frame. */
export function SceneSheet({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      data-scene={name}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The one dusk all scenes share: lilac above, a rose bank of cloud, sand at the horizon, perhaps the sun and two birds. */
export function DuskSky({ sun, birds }: { sun?: number; birds?: readonly [x: number, y: number] }) {
  return (
    <>
      <path d="M0 0h800v450H0z" fill="#f0d9bd" />
      <path d="M0 0h800v150H0z" fill="#c9c6dd" />
      {sun === undefined ? null : <circle cx={sun} cy="128" r="36" fill="#f6e7c6" />}
      <path d="M0 118c140-18 240 8 380-4s260-22 420-2v60H0z" fill="#e3cdc6" />
      {birds === undefined ? null : (
        <path
          d="M0 0q7-7 12 0q6-7 13 0M38 20q5-5 9 0q5-5 10 0"
          transform={`translate(${birds.join(' ')})`}
          fill="none"
          stroke="#4b4a6b"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      )}
    </>
  );
}
