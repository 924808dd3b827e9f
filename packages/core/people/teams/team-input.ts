import { appError, fieldError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { Db } from '@pailei/db/client';
import type { TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { forbiddenWordIn } from '@pailei/domain/teams/names';
import { readDeckRules } from '../../site/deck-rules/deck-rules.reads.ts';
import { readSetting } from '../../site/settings/settings.reads.ts';
import { attachFiles, releaseFile } from '../../site/uploads/attach-files.ts';

/** Throws at the first field that holds a word of the site's list, but for the `free` ones. */
export async function refuseForbiddenWords(
  db: Db | Trx,
  texts: Readonly<Record<string, string>>,
  free: readonly string[] = [],
): Promise<void> {
  const { forbidden } = await readSetting(db, 'words');
  for (const [field, text] of Object.entries(texts)) {
    const word = forbiddenWordIn(text, forbidden, free);
    if (word !== undefined) throw appError(TEAM_ERRORS, 'word_refused', { [field]: `不能包含「${word}」` });
  }
}

/** Throws for a class that the deck rules do not know. */
export async function refuseUnknownClasses(db: Db | Trx, classes: readonly string[], field: string): Promise<void> {
  const rules = await readDeckRules(db);
  if (classes.some((wanted) => rules.classes.every(({ id }) => id !== wanted)))
    throw fieldError(TEAM_ERRORS, 'class_unknown', field);
}

/** Throws for a role that neither the settings offer nor the team has `already`. */
export async function refuseUnknownRoles(
  db: Db | Trx,
  roles: readonly string[],
  already: readonly string[],
): Promise<void> {
  const { role_tags } = await readSetting(db, 'teams');
  if (roles.some((role) => !role_tags.includes(role) && !already.includes(role)))
    throw fieldError(TEAM_ERRORS, 'role_unknown', 'wanted_roles');
}

type ProfileInput = {
  slogan: string;
  description: string;
  wanted_classes: string[];
  wanted_roles: string[];
  name?: string;
  tag?: string;
};

/** Throws what the site does not allow in a team's texts and wishes, at its field. */
export async function checkProfile(db: Db | Trx, input: ProfileInput, before?: TeamRow): Promise<void> {
  const { name = '', tag = '', slogan, description, wanted_classes, wanted_roles } = input;
  await refuseForbiddenWords(db, { name, tag, slogan, description });
  await refuseUnknownClasses(db, wanted_classes, 'wanted_classes');
  await refuseUnknownRoles(db, wanted_roles, before?.wanted_roles ?? []);
}

type CrestInput = { crest: { seed: number; style: TeamRow['crest_style']; image_id: string | null } };

/** The columns of a crest. An image that is not the team's yet is taken over; throws when it cannot be. */
export async function crestColumns(
  trx: Trx,
  { crest }: CrestInput,
  owner: { owner_id: string; now: string; before?: TeamRow },
) {
  const { seed, style, image_id } = crest;
  const { owner_id, now, before } = owner;
  if (image_id !== null && image_id !== before?.crest_file_id) {
    const isUsable = await attachFiles(trx, { ids: [image_id], owner_id, purpose: 'team_crest', now });
    if (!isUsable) throw fieldError(TEAM_ERRORS, 'crest_unusable', 'crest.image_id');
  }
  const replaced = before?.crest_file_id ?? null;
  if (replaced !== null && replaced !== image_id) await releaseFile(trx, replaced);
  return { crest_seed: seed, crest_style: JSON.stringify(style), crest_file_id: image_id };
}
