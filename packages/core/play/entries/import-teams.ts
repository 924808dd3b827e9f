import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import type { ImportLine } from '@pailei/contracts/play/entries/entries.api';
import { TEAM_ENTRY_ERRORS, type teamEntriesApi } from '@pailei/contracts/play/entries/team-entries.api';
import type { EntryAnswer } from '@pailei/contracts/play/tournaments/tournaments.api';
import { isId } from '@pailei/db/id';
import { teamNameKey } from '@pailei/domain/teams/names';
import { playersElsewhere, usualRoster } from '@pailei/domain/tournament/teams/roster';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import type { EntriesDeps } from './entries.deps.ts';
import { resultsOf } from './entry-results.ts';
import { findNamedTeams, type NamedTeam, type TeamMember } from './entry-teams.repository.ts';
import type { NamedLine } from './import-lines.ts';

type Api = typeof teamEntriesApi;

const GONE: readonly string[] = ['withdrawn', 'rejected'];

/** Teams whom the staff bring in, one by one or from a list. */
export function teamImports({ db, tournaments }: EntriesDeps) {
  const add = (actor: Actor, id: string, { team_id, account_ids, reason }: BodyOf<Api['add']>): Promise<EntryAnswer> =>
    tournaments.withEntry(actor, id, { type: 'add_team', team_id, account_ids, reason });

  return {
    addTeam: add,

    async importTeams(actor: Actor, id: string, { team_ids, reason }: BodyOf<Api['import']>) {
      const { tournament } = await tournaments.get(actor, id);
      const ids = [...new Set(team_ids)];
      const known = new Map((await findNamedTeams(db, { ids })).map((team) => [team.id, team]));
      return resultsOf(ids, (team_id) => {
        const team = known.get(team_id);
        const account_ids = team ? rosterOf(tournament, team).map(({ account_id }) => account_id) : [];
        const done = team
          ? add(actor, id, { team_id, account_ids, reason })
          : Promise.reject<EntryAnswer>(appError(TEAM_ENTRY_ERRORS, 'unknown_team'));
        return { id: team_id, done };
      });
    },
  };
}

/** Who would play for a team that the staff bring in. */
function rosterOf(event: TournamentState, team: NamedTeam): TeamMember[] {
  const { team: settings } = event.settings;
  if (!settings) return [];
  const own = Object.values(event.participants).find(({ team_id }) => team_id === team.id);
  return usualRoster(team.members, settings, playersElsewhere(event, own?.id));
}

/** Each line of a list with the team that it names, by its name or its id, and why it cannot come in. */
export async function teamLines(
  { db }: Pick<EntriesDeps, 'db'>,
  event: TournamentState,
  named: readonly NamedLine[],
): Promise<ImportLine[]> {
  const texts = named.map(({ text }) => text);
  const found = await findNamedTeams(db, {
    keys: texts.map(teamNameKey),
    ids: texts.filter(isId),
  });
  const teams = new Map(found.flatMap((team) => [team.id, team.name_key].map((key) => [key, team] as const)));
  const isIn = new Set(
    Object.values(event.participants)
      .filter(({ status }) => !GONE.includes(status))
      .map(({ team_id }) => team_id),
  );
  const seen = new Set<string>();
  return named.map(({ line, text }): ImportLine => {
    const team = teams.get(text.toLowerCase()) ?? teams.get(teamNameKey(text));
    if (!team) return { line, text, account: null, team: null, problem: TEAM_ENTRY_ERRORS.unknown_team[1] };
    const players = rosterOf(event, team).map(({ username }) => username);
    const least = event.settings.team?.roster_min ?? 0;
    const problem = isIn.has(team.id)
      ? '已经报名'
      : seen.has(team.id)
        ? '与前面重复'
        : players.length < least
          ? `可以参赛的队员不足 ${least} 人`
          : null;
    seen.add(team.id);
    return { line, text, account: null, team: { id: team.id, name: team.name, players }, problem };
  });
}
