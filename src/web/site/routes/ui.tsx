import { UiParts } from '../features/ui-parts/ui-parts.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';

export function meta() {
  return privatePageMeta('Parts: Hotseat');
}

/** In development only (`routes.ts`). */
export default function UiRoute() {
  return <UiParts />;
}
