import { z } from 'zod';
import { idSchema } from './endpoint.ts';
import { SEASON_NUMBER } from './season-number.ts';

/** What a link's picture shows: an event, a match, a battle, a player, the champion of a season by its number, or the site itself. */
export const SHARE_SUBJECTS = ['tournaments', 'matches', 'battles', 'players', 'seasons'] as const;
export type SharePicture = { kind: (typeof SHARE_SUBJECTS)[number]; id: string } | { kind: 'site' };

/** In px: what chats and networks show large. */
export const SHARE_PICTURE_SIZE = { width: 1_200, height: 630 } as const;

const ADDRESS = /^\/share\/(?:site|(tournaments|matches|battles|players|seasons)\/([^/]+))\.png$/;

/** `version` is in the query, for those who keep a picture by its address; any will do. */
export function sharePicturePath(picture: SharePicture, version?: string | number): string {
  const path = picture.kind === 'site' ? '/share/site.png' : `/share/${picture.kind}/${picture.id}.png`;
  return version === undefined ? path : `${path}?v=${version}`;
}

const seasonNumber = z.string().regex(SEASON_NUMBER);

/** The picture at a path; `undefined` where there is none. */
export function sharePictureAt(path: string): SharePicture | undefined {
  const match = ADDRESS.exec(path);
  if (!match) return undefined;
  const kind = SHARE_SUBJECTS.find((subject) => subject === match[1]);
  if (kind === undefined) return { kind: 'site' };
  const id = (kind === 'seasons' ? seasonNumber : idSchema).safeParse(match[2]);
  return id.success ? { kind, id: id.data } : undefined;
}
