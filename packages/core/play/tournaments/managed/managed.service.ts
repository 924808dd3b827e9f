import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { managedApi } from '@pailei/contracts/play/tournaments/details/managed.api';
import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import type { Db } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import type { UploadsService } from '../../../site/uploads/uploads.service.ts';
import { listManaged, type ManagedQuery } from './managed.list.ts';
import { findReferees } from './referees.reads.ts';

type Deps = { db: Db; now: () => string; uploads: Pick<UploadsService, 'saveImage'> };

export type ManagedTournamentsService = ReturnType<typeof createManagedTournamentsService>;

/** What organisers see of all events, and need to set one up. */
export function createManagedTournamentsService({ db, now, uploads }: Deps) {
  return {
    list: (query: ManagedQuery): Promise<DataOf<typeof managedApi.list>> => listManaged(db, query),

    async referees(): Promise<DataOf<typeof managedApi.referees>> {
      return { items: await findReferees(db, now()) };
    },

    /** An event takes it over when it is saved; what none does is removed after a day. */
    async uploadBanner(actor: Actor, { bytes, field }: { bytes: Uint8Array; field: string }): Promise<StoredImage> {
      const image = await uploads.saveImage(actor, { purpose: 'event_banner', bytes, field });
      await runTransaction(db, (trx) =>
        recordAudit(trx, {
          actor,
          action: 'tournament.upload_banner',
          target_type: 'tournament_banner',
          target_id: image.id,
          before: null,
          after: null,
          reason: null,
        }),
      );
      return image;
    },
  };
}
