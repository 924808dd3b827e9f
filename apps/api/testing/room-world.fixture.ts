import { createUploadsService } from '@pailei/core/site/uploads/uploads.service';
import { newId } from '@pailei/db/id';
import type { Side } from '@pailei/domain/series/sides';
import { photo } from '@pailei/tests/support/images';
import type { Deps } from '../deps.ts';

type Room = { match: string; side: Side; author_id: string };

/** What a side of a match has shown the referee, and written to the other side. */
export async function buildRoomWorld(deps: Deps, { match: match_id, side, author_id }: Room) {
  const { db, now } = deps;
  const [image, message, at] = [newId(), newId(), now()];
  const picture = { purpose: 'match_evidence', bytes: await photo('png', 40, 40), field: 'image' } as const;
  const { id: file_id } = await createUploadsService(deps).saveImage({ user_id: author_id }, picture);
  await db
    .insertInto('match_evidence')
    .values({ id: image, match_id, side, game_number: 1, place: 0, file_id, author_id, at })
    .execute();
  await db
    .insertInto('match_chat_message')
    .values({ id: message, match_id, author_id, side, text: '我到了', at })
    .execute();
  return { image, message };
}
