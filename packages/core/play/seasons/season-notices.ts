import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import type { LiveLog } from '@pailei/live/log';
import { notify } from '../../people/notifications/notify.ts';
import { findMembers } from './closing/prizes.repository.ts';
import { findNames } from './names.reads.ts';
import { findRanks } from './season-facts.repository.ts';

type Season = Pick<SeasonRecordRow, 'id' | 'number' | 'name'>;

const TOP = 3;

/** Tells everybody of the tables where they have ended, and their team; whose places a reopened season has left hears nothing again. */
export async function notifyClosed(trx: Trx, log: LiveLog, { id, number, name }: Season): Promise<void> {
  const players = await findRanks(trx, id, 'account');
  const teams = await findRanks(trx, id, 'team');
  const members = teams.size === 0 ? [] : await findMembers(trx, [...teams.keys()]);
  const names = await findNames(trx, { team: [...teams.keys()] });
  const teamOf = new Map(
    members.map(({ account_id, team_id }) => [
      account_id,
      { name: names.get(team_id) ?? '', rank: teams.get(team_id) ?? 0 },
    ]),
  );
  const accounts = [...new Set([...players.keys(), ...teamOf.keys()])];
  await notify(
    trx,
    log,
    accounts.map((account_id) => {
      const [rank, team] = [players.get(account_id) ?? null, teamOf.get(account_id) ?? null];
      return {
        account_id,
        dedupe_key: `season_closed:${id}:${rank ?? ''}:${team?.rank ?? ''}`,
        notice: { kind: 'season_closed', number, name, rank, team },
      };
    }),
  );
}

type Podiums = Readonly<Record<CompetitorKind, ReadonlyMap<string, number>>>;

/** The first three of both tables; empty where nobody stands behind them. */
export async function readPodiums(trx: Trx, seasonId: string): Promise<Podiums> {
  const first = async (kind: CompetitorKind) => {
    const ranks = await findRanks(trx, seasonId, kind);
    return new Map(ranks.size > TOP ? [...ranks].filter(([, rank]) => rank <= TOP) : []);
  };
  return { account: await first('account'), team: await first('team') };
}

/** Tells those whom an event has brought among the first three, of a team its members. */
export async function notifyPodiums(
  trx: Trx,
  log: LiveLog,
  { id, number, name }: Season,
  { before, eventId }: { before: Podiums; eventId: string },
): Promise<void> {
  const after = await readPodiums(trx, id);
  const players = [...after.account].filter(([competitor]) => !before.account.has(competitor));
  const teams = new Map([...after.team].filter(([competitor]) => !before.team.has(competitor)));
  const members = teams.size === 0 ? [] : await findMembers(trx, [...teams.keys()]);
  const names = await findNames(trx, { team: [...teams.keys()] });
  const told = [
    ...players.map(([account_id, rank]) => ({ account_id, rank, team_name: null })),
    ...members.map(({ account_id, team_id }) => ({
      account_id,
      rank: teams.get(team_id) ?? 0,
      team_name: names.get(team_id) ?? '',
    })),
  ];
  await notify(
    trx,
    log,
    told.map(({ account_id, rank, team_name }) => ({
      account_id,
      dedupe_key: `season_top_three:${id}:${eventId}:${team_name === null ? 'account' : 'team'}`,
      notice: { kind: 'season_top_three', number, name, rank, team_name },
    })),
  );
}
