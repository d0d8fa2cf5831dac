import { HelpPage } from '../features/reading/help-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';
import { useService } from '../shell/service-state.tsx';

export function meta() {
  return publicPageMeta('/contact-us');
}

export default function ContactUs() {
  return <HelpPage supportEmail={useService()?.supportEmail ?? null} />;
}
