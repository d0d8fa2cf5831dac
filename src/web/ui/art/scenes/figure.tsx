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
      <path d="M-16 0l4-48h22l5 48H5l-6-36-5 36z" fill={clothes.trousers} />
      <path d="M-22-44c-2-26 2-44 14-47H6c12 3 16 21 14 47-8 4-34 4-42 0z" fill={clothes.top} />
      <path d="M-22-46c-3-16-1-32 6-42l4 6c-4 10-5 22-5 36z" fill={clothes.topShade} />
      <path d="M20-46c3-16 1-32-6-42l-4 6c4 10 5 22 5 36z" fill={clothes.topShade} />
      {children}
      <path d="M-7-90v-10H5v10z" fill={clothes.skin} />
      <path d="M-13-110c0-14 24-14 24 0 1 8-3 16-12 16s-13-8-12-16z" fill="#241c1a" />
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
      <path d="M-15-86c0-18 30-18 30 0 1 10-5 19-15 19s-16-9-15-19z" fill="#241c1a" />
      {hair}
    </g>
  );
}
