import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { permissionsPolicy } from './content-security-policy.ts';

/** Headers of every reply (rule WEB-2). The content security policy is each HTML page's own and set where the page is sent, as are the payment page's permissions. */
export async function installSecurityHeaders(app: FastifyInstance, production: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: false,
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissionsPolicy());
  });
}
