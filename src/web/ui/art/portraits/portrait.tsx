import type { ComponentType } from 'react';
import type { PortraitId } from '#contract/panellists.ts';
import type { PortraitProps } from './pose.ts';
import { Bhalla } from './bhalla.tsx';
import { Iqbal } from './iqbal.tsx';
import { Kale } from './kale.tsx';
import { Lakshmi } from './lakshmi.tsx';
import { Meera } from './meera.tsx';
import { Nandita } from './nandita.tsx';
import { Ritu } from './ritu.tsx';
import { Thomas } from './thomas.tsx';

const drawings: Record<PortraitId, ComponentType<PortraitProps>> = {
  bhalla: Bhalla,
  meera: Meera,
  nandita: Nandita,
  kale: Kale,
  ritu: Ritu,
  iqbal: Iqbal,
  thomas: Thomas,
  lakshmi: Lakshmi,
};

/** The drawing of a panellist. It carries no text for screen readers: the name card beside it does. */
export function Portrait({ id, ...manner }: { id: PortraitId } & PortraitProps) {
  const Drawing = drawings[id];
  return <Drawing {...manner} />;
}
