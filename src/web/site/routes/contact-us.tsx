import { paths } from '#contract/paths.ts';
import { HelpPage } from '../features/text-pages/help-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta(paths.contactUs, {
    title: 'Contact Us: Hotseat',
    description:
      'Help with getting started, with the interview itself, and with payments and refunds, and how to write to us.',
  });
}

export default function ContactUs() {
  return <HelpPage />;
}
