import { appError, generalError } from '@pailei/contracts/http/errors';
import { EVIDENCE_ERRORS } from '@pailei/contracts/play/evidence/evidence.api';
import type { Evidence, MatchEvidence } from '@pailei/contracts/play/evidence/evidence-views';
import { evidenceTopic } from '@pailei/contracts/play/evidence/evidence.topic';
import type { ImageSize } from '@pailei/contracts/site/uploads/image-address';
import type { Db } from '@pailei/db/client';
import { isId, newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { evidenceFault, freePlace } from '@pailei/domain/evidence/evidence';
import type { Side } from '@pailei/domain/series/sides';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { attachFiles } from '../../site/uploads/attach-files.ts';
import type { OpenedFile, UploadsService } from '../../site/uploads/uploads.service.ts';
import { findShownMatch } from '../matches/shown-match.ts';
import { matchReaderOf, sideOf, type SeatedMatch } from '../matches/match-seats.ts';
import { findFileId, findImage, findImages, findTakenPlaces, insertImage } from './evidence.repository.ts';

type Deps = {
  db: Db;
  publisher: Publisher;
  now: () => string;
  uploads: Pick<UploadsService, 'saveImage' | 'readKept'>;
};
type NewEvidence = { game_number: number; bytes: Uint8Array; field: string };
type Place = { match_id: string; side: Side; game_number: number };

export type EvidenceService = ReturnType<typeof createEvidenceService>;

/** Images that the sides of a match show its referees, and nobody else. */
export function createEvidenceService(deps: Deps) {
  const { db, now, uploads } = deps;
  return {
    async list(actor: Actor, id: string): Promise<MatchEvidence> {
      const match = await requireMatch(db, id, actor);
      if (!matchReaderOf(match, actor)) throw generalError('forbidden');
      return { images: await findImages(db, id) };
    },

    /** Whoever may not add one is refused before the image is looked at. The index keeps two at once from being a fourth. */
    async add(actor: Actor, id: string, { game_number, bytes, field }: NewEvidence): Promise<Evidence> {
      const match = await requireMatch(db, id, actor);
      const side = sideOf(match, actor.user_id);
      if (!side) throw generalError('forbidden');
      const place = { match_id: id, side, game_number };
      refuseLate(match, game_number, now());
      await requirePlace(db, place);
      const { id: file_id } = await uploads.saveImage(actor, { purpose: 'match_evidence', bytes, field });
      return inTransaction(deps, async (trx, log) => {
        const image = await keepImage(trx, place, { file_id, author_id: actor.user_id, at: now() });
        log.add(evidenceTopic.of(id), 'evidence_added', { image });
        return image;
      });
    },

    /** `undefined` when there is none, and just so when it is not for `actor` to see. */
    async open(
      actor: Actor | null,
      { id, evidence_id, size }: { id: string; evidence_id: string; size: ImageSize },
    ): Promise<OpenedFile | undefined> {
      const shown = isId(id) ? await findShownMatch(db, id, actor) : undefined;
      if (!shown || !isId(evidence_id) || !matchReaderOf(shown.row, actor)) return undefined;
      const file = await findFileId(db, id, evidence_id);
      return file === undefined ? undefined : uploads.readKept(file, size);
    },
  };
}

async function requireMatch(db: Db, id: string, actor: Actor): Promise<SeatedMatch> {
  const shown = await findShownMatch(db, id, actor);
  if (!shown) throw generalError('not_found');
  return shown.row;
}

function refuseLate({ state }: SeatedMatch, gameNumber: number, now: string): void {
  const fault = evidenceFault(state, gameNumber, now);
  if (fault) throw appError(EVIDENCE_ERRORS, fault, { game_number: EVIDENCE_ERRORS[fault][1] });
}

async function requirePlace(db: Db | Trx, of: Place): Promise<number> {
  const place = freePlace(await findTakenPlaces(db, of));
  if (place === undefined)
    throw appError(EVIDENCE_ERRORS, 'evidence_full', { image: EVIDENCE_ERRORS.evidence_full[1] });
  return place;
}

type Kept = { file_id: string; author_id: string; at: string };

/** A place that another image takes meanwhile is looked for again; throws when there is none left. */
async function keepImage(trx: Trx, of: Place, kept: Kept): Promise<Evidence> {
  const { file_id, author_id, at } = kept;
  const isKept = await attachFiles(trx, { ids: [file_id], owner_id: author_id, purpose: 'match_evidence', now: at });
  if (!isKept) throw generalError('not_found');
  const id = newId();
  for (;;) {
    const place = await requirePlace(trx, of);
    if (await insertImage(trx, { id, ...of, place, ...kept })) break;
  }
  const image = await findImage(trx, id);
  if (!image) throw new Error(`the image ${id} was not kept`);
  return image;
}
