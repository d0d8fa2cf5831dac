import { HelpPage } from '../features/reading/help-page.tsx';
import { useService } from '../shell/service-state.tsx';

export function meta() {
  return [{ title: 'Contact Us: Hotseat' }];
}

export default function ContactUs() {
  return <HelpPage supportEmail={useService()?.supportEmail ?? null} />;
}
