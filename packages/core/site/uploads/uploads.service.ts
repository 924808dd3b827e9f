import { randomBytes } from 'node:crypto';
import { appError } from '@pailei/contracts/http/errors';
import { IMAGE_SIDES, IMAGE_SIZES, type ImageSize } from '@pailei/contracts/site/uploads/image-address';
import {
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  UPLOAD_ERRORS,
  type FilePurpose,
  type StoredImage,
} from '@pailei/contracts/site/uploads/uploads.api';
import type { Db } from '@pailei/db/client';
import { isId, newId } from '@pailei/db/id';
import type { StoredFileRow } from '@pailei/db/schema/uploads';
import { runTransaction } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';
import type { ImageDecoder, RenderedImage } from './image-decoder.ts';
import { formatOf } from './image-formats.ts';
import { createAccountQueues, QUEUE_LIMIT_MS } from './image-queue.ts';
import type { FileStorage } from './file-storage.ts';
import { deleteFile, findFile, insertFile, markUnusedFiles } from './uploads.repository.ts';

export type UploadsDeps = {
  db: Db;
  /** ISO, UTC. */
  now: () => string;
  storage: FileStorage;
  decoder: ImageDecoder;
};

export type NewImage = {
  purpose: FilePurpose;
  bytes: Uint8Array;
  /** The field of the form that an error belongs to. */
  field: string;
};

export type OpenedFile = { bytes: Uint8Array; name: string; is_public: boolean };
export type UploadsService = ReturnType<typeof createUploadsService>;

type Rendering = { sizes: readonly { name: ImageSize; side: number; fit: 'inside' | 'cover' }[]; mustBeStill: boolean };

const inside = (...names: ImageSize[]): Rendering => ({
  sizes: names.map((name) => ({ name, side: IMAGE_SIDES[name], fit: 'inside' })),
  mustBeStill: false,
});

/** The full one first. A crest is a square that is shown small and never moves. */
const RENDERINGS: Readonly<Record<FilePurpose, Rendering>> = {
  expert_proof: inside('full', 'thumb'),
  match_evidence: inside('full', 'thumb'),
  product_image: inside('full', 'card', 'thumb'),
  event_banner: inside('full', 'card', 'thumb'),
  season_picture: inside('full', 'card', 'thumb'),
  team_crest: {
    sizes: [
      { name: 'full', side: 512, fit: 'cover' },
      { name: 'thumb', side: 128, fit: 'cover' },
    ],
    mustBeStill: true,
  },
};
const KEPT_LOOSE_MS = 24 * 3_600_000;

/** Images of users. Only pixels are kept: they are decoded, drawn again as WebP without metadata, and named at random. */
export function createUploadsService({ db, now, storage, decoder }: UploadsDeps) {
  async function read(row: StoredFileRow, size: ImageSize): Promise<OpenedFile | undefined> {
    const bytes = await storage.get(objectName(row.storage_key, size));
    return bytes && { bytes, name: `${row.id}-${size}.webp`, is_public: READERS[row.purpose] === 'everybody' };
  }

  const accounts = createAccountQueues();

  /** Throws a `BusyError` for an image that has waited too long for those of its account and of others. */
  function renderOf(account: string, image: NewImage): Promise<[RenderedImage, ...RenderedImage[]]> {
    const until = performance.now() + QUEUE_LIMIT_MS;
    return accounts.run(account, () => render(decoder, image, until), until);
  }

  return {
    /** The row comes first: whatever breaks after it, the sweep finds what was left. */
    async saveImage(actor: Pick<Actor, 'user_id'>, image: NewImage): Promise<StoredImage> {
      const images = await renderOf(actor.user_id, image);
      const { width, height } = images[0];
      const file = { id: newId(), width, height };
      const storage_key = randomBytes(16).toString('hex');
      const { purpose } = image;
      const byte_count = images.reduce((sum, { bytes }) => sum + bytes.length, 0);
      await runTransaction(db, (trx) =>
        insertFile(trx, { ...file, owner_id: actor.user_id, purpose, storage_key, byte_count }),
      );
      for (const { name, bytes } of images) await storage.put(objectName(storage_key, name), bytes);
      return file;
    },

    /** `undefined` when there is none, and just so when it is not for `actor` to see. */
    async open(actor: Actor | null, id: string, size: ImageSize): Promise<OpenedFile | undefined> {
      const row = isId(id) ? await findFile(db, id) : undefined;
      if (!row || !maySee(actor, row)) return undefined;
      return read(row, size);
    },

    /** For the feature that has taken the image over, and has checked who asks. */
    async readKept(id: string, size: ImageSize): Promise<OpenedFile | undefined> {
      const row = await findFile(db, id);
      return row && read(row, size);
    },

    /** Removes what was uploaded a day ago and never used. Killed in between, the next run goes on. */
    async removeLoose(): Promise<number> {
      const before = new Date(Date.parse(now()) - KEPT_LOOSE_MS).toISOString();
      const files = await runTransaction(db, (trx) => markUnusedFiles(trx, before, now()));
      for (const { id, storage_key } of files) {
        for (const size of IMAGE_SIZES) await storage.remove(objectName(storage_key, size));
        await runTransaction(db, (trx) => deleteFile(trx, id));
      }
      return files.length;
    },
  };
}

const objectName = (key: string, size: string) => `${key}-${size}.webp`;

/** Who reads an image by its own address. `its_feature`: nobody does; what has taken it over serves it to whom it knows. */
type Readers = 'everybody' | 'owner_and_admins' | 'its_feature';

const READERS: Readonly<Record<FilePurpose, Readers>> = {
  expert_proof: 'owner_and_admins',
  product_image: 'everybody',
  team_crest: 'everybody',
  event_banner: 'everybody',
  season_picture: 'everybody',
  match_evidence: 'its_feature',
};

function maySee(actor: Actor | null, row: StoredFileRow): boolean {
  const readers = READERS[row.purpose];
  if (readers === 'owner_and_admins') return actor?.user_id === row.owner_id || holdsRight('admin', actor);
  return readers === 'everybody';
}

async function render(
  decoder: ImageDecoder,
  { purpose, bytes, field }: NewImage,
  until: number,
): Promise<[RenderedImage, ...RenderedImage[]]> {
  const refused = (code: keyof typeof UPLOAD_ERRORS) =>
    appError(UPLOAD_ERRORS, code, { [field]: UPLOAD_ERRORS[code][1] });
  const format = formatOf(bytes);
  if (!format) throw refused('image_type');
  const { sizes, mustBeStill } = RENDERINGS[purpose];
  const answer = await decoder.decode(
    {
      bytes,
      format,
      maxPixels: IMAGE_MAX_PIXELS,
      maxSide: IMAGE_MAX_SIDE,
      sizes,
      mustBeStill,
    },
    until,
  );
  if ('error' in answer) throw refused(`image_${answer.error}`);
  const [full, ...others] = answer.images;
  if (!full || others.length < sizes.length - 1) throw refused('image_broken');
  return [full, ...others];
}
