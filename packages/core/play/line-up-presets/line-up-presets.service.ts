import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { fieldError, appError, generalError } from '@pailei/contracts/http/errors';
import {
  LINE_UP_PRESET_ERRORS,
  type LineUpPreset,
  type lineUpPresetsApi,
} from '@pailei/contracts/play/line-up-presets/line-up-presets.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { LINE_UP_PRESETS_MAX } from '@pailei/domain/battles/settings';
import { teamNameKey } from '@pailei/domain/teams/names';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { lockPublicTeam, requireLeader, requirePublicTeam } from '../../people/teams/team-access.ts';
import { refuseForbiddenWords } from '../../people/teams/team-input.ts';
import {
  deletePreset,
  findMembersAmong,
  findPreset,
  findPresetNames,
  findPresets,
  insertPreset,
  updatePreset,
} from './line-up-presets.repository.ts';

type Api = typeof lineUpPresetsApi;
type Body = BodyOf<Api['create']>;
type Deps = { db: Db; publisher: Publisher; now: () => string };
type Target = { id: string; preset_id: string };

export type LineUpPresetsService = ReturnType<typeof createLineUpPresetsService>;

/** Line-ups that a team keeps under names. A line-up is a secret: captain and vice captains alone see and change them. */
export function createLineUpPresetsService(deps: Deps) {
  const { db, now } = deps;

  /** Under the lock of the team, so that count and names hold. */
  function asLeader<Result>(actor: Actor, teamId: string, act: (trx: Trx) => Promise<Result>): Promise<Result> {
    return inTransaction(deps, async (trx) => {
      await lockPublicTeam(trx, teamId);
      await requireLeader(trx, teamId, actor);
      return act(trx);
    });
  }

  return {
    async list(actor: Actor, teamId: string): Promise<DataOf<Api['list']>> {
      await requirePublicTeam(db, teamId);
      await requireLeader(db, teamId, actor);
      return { items: await findPresets(db, teamId) };
    },

    async create(
      actor: Actor,
      teamId: string,
      { body, idempotencyKey: key }: { body: Body; idempotencyKey: string | undefined },
    ): Promise<LineUpPreset> {
      const call = { account_id: actor.user_id, route: `POST /teams/${teamId}/line-up-presets`, key, body };
      return asLeader(actor, teamId, async (trx) => {
        const { id } = await runOnce(trx, call, async () => {
          const names = await findPresetNames(trx, teamId);
          if (names.length >= LINE_UP_PRESETS_MAX) throw appError(LINE_UP_PRESET_ERRORS, 'too_many_presets');
          const made = newId();
          const columns = await columnsOf(trx, { id: teamId, preset_id: made }, body, now());
          const created = { created_by: actor.user_id, created_at: columns.updated_at };
          await insertPreset(trx, { id: made, team_id: teamId, ...columns, ...created });
          return { id: made };
        });
        return requirePreset(trx, teamId, id);
      });
    },

    update: (actor: Actor, target: Target, body: Body): Promise<LineUpPreset> =>
      asLeader(actor, target.id, async (trx) => {
        await requirePreset(trx, target.id, target.preset_id);
        await updatePreset(trx, target.preset_id, await columnsOf(trx, target, body, now()));
        return requirePreset(trx, target.id, target.preset_id);
      }),

    remove: (actor: Actor, { id, preset_id }: Target): Promise<DataOf<Api['remove']>> =>
      asLeader(actor, id, async (trx) => {
        if (!(await deletePreset(trx, id, preset_id))) throw generalError('not_found');
        return { id: preset_id };
      }),
  };
}

async function requirePreset(trx: Trx, teamId: string, id: string): Promise<LineUpPreset> {
  const preset = await findPreset(trx, teamId, id);
  if (!preset) throw generalError('not_found');
  return preset;
}

/** Throws for a name that another preset has, for words of the site's list, and for people who are not in the team. */
async function columnsOf(trx: Trx, { id, preset_id }: Target, { name, format, line_up }: Body, now: string) {
  const name_key = teamNameKey(name);
  const names = await findPresetNames(trx, id);
  if (names.some((other) => other.id !== preset_id && other.name_key === name_key))
    throw fieldError(LINE_UP_PRESET_ERRORS, 'preset_name_taken', 'name');
  await refuseForbiddenWords(trx, { name });
  await checkPeople(trx, id, line_up);
  return { name, name_key, format, line_up: JSON.stringify(line_up), updated_at: now };
}

async function checkPeople(trx: Trx, teamId: string, { players, bench, advisers }: Body['line_up']): Promise<void> {
  const ids = [...players, ...bench].map(({ account_id }) => account_id).concat(advisers);
  if (new Set(ids).size < ids.length) throw fieldError(LINE_UP_PRESET_ERRORS, 'preset_duplicate_player', 'line_up');
  const members = await findMembersAmong(trx, teamId, ids);
  if (ids.some((id) => !members.has(id))) throw fieldError(LINE_UP_PRESET_ERRORS, 'preset_not_a_member', 'line_up');
}
