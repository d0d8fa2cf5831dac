import type { ReactNode } from 'react';

type Clothes = { top: string; topShade: string; trousers: string; skin: string };

const student: Clothes = { top: '#f4ead7', topShade: '#e4d6bd', trousers: '#2c2f47', skin: '#8a5a3a' };

/**
 * A student from behind, 112 units tall, feet on the origin. What is carried comes as children, over the clothes and
 * under the head; a plait comes as `hair`, over all.
 */
export function StandingFigure({
  x,
  y,
  scale = 1,
  clothes = student,
  hair,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  clothes?: Clothes;
  hair?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-19 1c0-4 3-7 7-7 3 0 5 2 5 7zM4 1c0-5 2-7 5-7 4 0 8 3 8 7z" fill="#3a2a24" />
      <path d="M-17-3l5-49h23l5 49H4l-5-38-6 38z" fill={clothes.trousers} />
      <path d="M-22-44c-2-26 2-44 14-47H6c12 3 16 21 14 47-8 4-34 4-42 0z" fill={clothes.top} />
      <path d="M-22-46c-3-16-1-32 6-42l4 6c-4 10-5 22-5 36z" fill={clothes.topShade} />
      <path d="M20-46c3-16 1-32-6-42l-4 6c4 10 5 22 5 36z" fill={clothes.topShade} />
      {children}
      <path d="M-7-89l1-12h10l1 12c-3 3-9 3-12 0z" fill={clothes.skin} />
      <path d="M-12-109c-3-1-3 6 1 6zM10-109c3-1 3 6-1 6z" fill={clothes.skin} />
      <path d="M-12-109c-1-15 23-15 22 0 0 9-4 14-11 14s-11-5-11-14z" fill="#241c1a" />
      <path d="M-8-112c1-4 4-6 8-6" fill="none" stroke="#453733" strokeWidth="2" strokeLinecap="round" />
      {hair}
    </g>
  );
}

/** A student from behind, seated: the seat is on the origin, the crown of the head 104 units above it. */
export function SeatedFigure({
  x,
  y,
  scale = 1,
  clothes = student,
  hair,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  clothes?: Clothes;
  hair?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-32 2c-2-14 8-22 32-22s34 8 32 22z" fill={clothes.trousers} />
      <path d="M-23-8c-4-30 2-54 15-58H8c13 4 19 28 15 58-8 4-38 4-46 0z" fill={clothes.top} />
      <path d="M-23-14c-8-4-9-10-8-18 1-16 6-28 14-33l5 7c-6 12-8 26-6 44z" fill={clothes.topShade} />
      <path d="M23-14c8-4 9-10 8-18-1-16-6-28-14-33l-5 7c6 12 8 26 6 44z" fill={clothes.topShade} />
      {children}
      <path d="M-7-63v-12H7v12c-4 4-10 4-14 0z" fill={clothes.skin} />
      <path d="M-14-86c-4-1-4 8 1 8zM14-86c4-1 4 8-1 8z" fill={clothes.skin} />
      <path d="M-14-86c-1-18 29-18 28 0 0 11-5 18-14 18s-14-7-14-18z" fill="#241c1a" />
      <path d="M-9-90c1-5 5-8 10-8" fill="none" stroke="#453733" strokeWidth="2.4" strokeLinecap="round" />
      {hair}
    </g>
  );
}
