import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { HANDOVER_DAYS } from '@pailei/domain/teams/limits';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import type { Clock, ClockMoment, Due } from '../../../ground/clocks/clock.ts';
import type { ClockPause } from '../../../ground/clocks/clock-pause.ts';
import { HANDOVER_CLOCK } from '../team-clock-names.ts';
import { readHandover } from '../team.reads.ts';
import { findTeam } from '../team.repository.ts';

type Services = { teamHandover: { expire(moment: ClockMoment, due: Due): Promise<void> } };

/** Offers of the captain's place that nobody answered. */
export const handoverClock: Clock<Services> = {
  name: HANDOVER_CLOCK,
  area: 'tournaments',
  findDue: findDueHandovers,
  expire: ({ teamHandover }, moment, due) => teamHandover.expire(moment, due),
  credit: creditHandovers,
};

async function findDueHandovers(db: Db, before: string, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, handover_due_at as due_at from team where handover_due_at <= ${before}
    order by handover_due_at, id limit ${limit}`.execute(db);
  return rows;
}

async function creditHandovers({ trx, log, now }: ClockMoment, { since }: ClockPause): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update team set handover_due_at = handover_due_at + (${now}::timestamptz
      - greatest(${since}::timestamptz, handover_due_at - make_interval(days => ${HANDOVER_DAYS})))
    where handover_due_at - make_interval(days => ${HANDOVER_DAYS}) < ${now} returning id`.execute(trx);
  for (const { id } of rows) {
    const team = await findTeam(trx, id);
    if (team) log.add(teamInsideTopic.of(id), 'handover_changed', { handover: await readHandover(trx, team) });
  }
}
