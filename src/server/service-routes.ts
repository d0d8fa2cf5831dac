import type { ReplyOf } from '#contract/endpoints.ts';
import type { Config } from './config.ts';
import type { RoomRoutes } from './platform/http/endpoint-binding.ts';

/** What the pages may know about how the service is set up. */
export function serviceRoutes(
  config: Pick<Config, 'production' | 'signIn' | 'database' | 'panel' | 'supportEmail'>,
): RoomRoutes {
  return (bind) => bind('readService', async () => describe(config));
}

function describe(
  config: Pick<Config, 'production' | 'signIn' | 'database' | 'panel' | 'supportEmail'>,
): ReplyOf<'readService'> {
  return {
    production: config.production,
    signIn: config.signIn.kind,
    panel: config.panel.kind,
    payments: 'none',
    database: config.database.kind,
    speech: 'browser',
    supportEmail: config.supportEmail,
  };
}
