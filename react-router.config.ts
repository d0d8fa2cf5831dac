import type { Config } from '@react-router/dev/config';

/** The public pages are rendered at build time and read without JavaScript; the signed-in ones start from the fallback page. */
const config: Config = {
  appDirectory: 'src/web/site',
  buildDirectory: 'dist/site',
  ssr: false,
  prerender: [
    '/',
    '/pricing',
    '/enterprise',
    '/signin',
    '/terms',
    '/privacy',
    '/contact-us',
    '/updates',
    '/shipping-policy',
    '/cancellation-refunds',
  ],
};

export default config;
