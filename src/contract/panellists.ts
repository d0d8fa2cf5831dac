import { z } from 'zod';

/** Which drawing stands for a panellist (`web/ui/art/portraits`). */
export const portraitIds = [
  'bhalla',
  'meera',
  'nandita',
  'kale',
  'ritu',
  'iqbal',
  'thomas',
  'lakshmi',
] as const;
export type PortraitId = (typeof portraitIds)[number];

/** A fictional panellist, played by AI, as the room shows them. */
export const panellist = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.string(),
  role: z.string(),
  portrait: z.enum(portraitIds),
});
export type Panellist = z.infer<typeof panellist>;
