import { isAbsolute } from 'node:path';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { BackupProblem } from '#server/platform/database/copies/backup-problem.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { backUp, type BackupOptions } from './back-up.ts';
import { openService } from './open-service.ts';
import type { ServiceGate } from './service-gate.ts';

type BackupParts = Pick<Parts, 'database'> &
  Pick<BackupOptions, 'dataDir' | 'appVersion'> & { audit: WriteAudit; gate: ServiceGate };

/** What the operator's command line calls about backups. */
export function backupRoutes(parts: BackupParts): Routes {
  const { database, gate } = parts;
  return (bind) => {
    bind('makeBackup', async ({ body }) => {
      if (database.kind === 'postgres')
        return {
          made: false as const,
          why: 'This server works on PostgreSQL: set DATABASE_URL to the one it has.',
        };
      if (body.folder !== null && !isAbsolute(body.folder))
        return { made: false as const, why: 'The folder of a backup is an absolute path.' };
      try {
        const source = { kind: 'embedded', database } as const;
        const { path, manifest, expired } = await backUp(source, { ...parts, ...body });
        return { made: true as const, path, bytes: manifest.bytes, takenAt: manifest.takenAt, expired };
      } catch (error) {
        if (error instanceof BackupProblem) return { made: false as const, why: error.message };
        throw error;
      }
    });
    bind('readClosure', async () => ({
      backupAt: gate.closure?.backupAt.toISOString() ?? null,
      database: database.kind,
    }));
    bind('openService', ({ body }) => openService(parts, body));
  };
}
