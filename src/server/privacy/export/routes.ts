import type { WriteAudit } from '#server/accounts/audit.ts';
import type { Routes, SessionHashOf } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { askForExport } from './ask-for-export.ts';
import { downloadExport } from './download-export.ts';
import { readExport } from './read-export.ts';

type ExportParts = Pick<Parts, 'database' | 'clock' | 'jobs'> & {
  audit: WriteAudit;
  sessionHashOf: SessionHashOf;
};

/** A person's copy of everything: asked for, looked at, downloaded. */
export function exportRoutes(parts: ExportParts): Routes {
  const { sessionHashOf } = parts;
  return (bind) => {
    bind('readExport', ({ uid, request }) => readExport(parts, { uid, sessionHash: sessionHashOf(request) }));
    bind('askForExport', ({ uid, body, request }) =>
      askForExport(parts, { uid, replaces: body.replaces ?? null, sessionHash: sessionHashOf(request) }),
    );
    bind('downloadExport', async ({ uid, params, request, reply }) => {
      const file = await downloadExport(parts, { uid, ...params, sessionHash: sessionHashOf(request) });
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .header('content-length', file.bytes)
        .header('cache-control', 'no-store')
        .send(file.content);
    });
  };
}
