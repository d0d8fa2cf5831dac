import type { ReactNode } from 'react';
import type { Pose } from './pose.ts';

const headTransforms: Record<Pose, string> = {
  listening: 'translate(-8 2) scale(1.08)',
  looking_down: 'translate(-8 7) scale(1.08) rotate(3 100 128)',
  speaking: 'translate(-8 1) scale(1.08) rotate(-2 100 128)',
};

const chinTransforms: Record<Pose, string> = {
  listening: 'translate(0 0)',
  looking_down: 'translate(0 5)',
  speaking: 'translate(0 -1)',
};

/** What hangs on the head (hair, face, earrings), tilted with it. Drawn in the box of the head, chin near y = 133. */
export function Head({ pose, children }: { pose: Pose; children: ReactNode }) {
  return <g transform={headTransforms[pose]}>{children}</g>;
}

/** The shadow a chin throws on the neck: it follows the head down. */
export function ChinShadow({ pose, d, fill }: { pose: Pose; d: string; fill: string }) {
  return <path transform={chinTransforms[pose]} d={d} fill={fill} />;
}

/** The 200 x 230 sheet a panellist is drawn on. Decorative: the name card beside it says who this is. */
export function Sitter({
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
      viewBox="0 0 200 230"
      className={className}
      data-portrait={name}
      overflow="visible"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
