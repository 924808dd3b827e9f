import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import type { Db } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import type { UploadsService } from '../../../site/uploads/uploads.service.ts';

type Deps = { db: Db; uploads: Pick<UploadsService, 'saveImage'> };

export type SeasonPicturesService = ReturnType<typeof createSeasonPicturesService>;

/** Pictures of seasons that are entered by hand. */
export function createSeasonPicturesService({ db, uploads }: Deps) {
  return {
    /** A season takes the picture over when it is saved; a picture that none takes over is removed after a day. */
    async upload(actor: Actor, { bytes, field }: { bytes: Uint8Array; field: string }): Promise<StoredImage> {
      const image = await uploads.saveImage(actor, { purpose: 'season_picture', bytes, field });
      await runTransaction(db, (trx) =>
        recordAudit(trx, {
          actor,
          action: 'season.upload_picture',
          target_type: 'season_picture',
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
