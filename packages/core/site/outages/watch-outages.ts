import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { OutageRow } from '@pailei/db/schema/outside/outages';
import type { Trx } from '@pailei/db/tx';
import { followOutage, type OutageStep } from '@pailei/domain/outages/outages';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { wakeLoop } from '@pailei/live/wake-loop';
import { lockWindows } from '../../ground/clocks/lock-windows.ts';
import { addSystemNote, openSystemIncident } from '../status/system-incidents.ts';
import {
  findOpenOutage,
  insertOutage,
  lockPulse,
  movePulse,
  readSiteFacts,
  updateOutage,
  writePulse,
} from './outages.repository.ts';

export type OutagesDeps = { db: Db; publisher: Publisher };

/** Looks at the site once. Nearly always all is well, and only the pulse moves on: in one statement, which does nothing where another look was first. */
export async function watchOutages(deps: OutagesDeps): Promise<void> {
  const facts = await readSiteFacts(deps.db);
  const open = await findOpenOutage(deps.db);
  const { pulse, step } = followOutage({ ...facts, open: open ?? null });
  if (step.do === 'nothing' && facts.pulse && (await movePulse(deps.db, facts.pulse, pulse))) return;
  await followLocked(deps);
}

/**
 * An outage and the pulse that proves it are written in one transaction, under the lock that keeps deadlines from passing: there is no
 * moment in which the one is known and the other not.
 */
function followLocked(deps: OutagesDeps): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    await lockPulse(trx);
    const facts = await readSiteFacts(trx);
    const open = await findOpenOutage(trx);
    const { pulse, step } = followOutage({ ...facts, open: open ?? null });
    if (step.do === 'begin' || step.do === 'end') await lockWindows(trx);
    await writePulse(trx, pulse);
    await carryOut(trx, log, { step, open, now: facts.now });
  });
}

type Found = { step: OutageStep; open: OutageRow | undefined; now: string };

async function carryOut(trx: Trx, log: LiveLog, { step, open, now }: Found): Promise<void> {
  switch (step.do) {
    case 'nothing':
      return undefined;
    case 'begin': {
      const incident_id = await openSystemIncident(trx, log, {
        title: '网站中断',
        components: ['api', 'hub'],
        severity: 'major',
        note: '网站有部分无法使用，场次与赛事的计时已停',
        at: step.starts_at,
      });
      return insertOutage(trx, { id: newId(), step, incident_id });
    }
    case 'follow':
      return open && updateOutage(trx, open.id, { whole_since: step.whole_since });
    case 'end': {
      if (!open) return undefined;
      await updateOutage(trx, open.id, { ended_at: now });
      wakeLoop(trx, 'maintenance');
      const note = `已恢复。中断 ${durationText(Date.parse(now) - Date.parse(open.starts_at))}，所有计时已补回`;
      if (open.incident_id !== null) await addSystemNote(trx, log, { id: open.incident_id, note, at: now, ends: true });
      return undefined;
    }
    default:
      return step satisfies never;
  }
}

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} 秒` : `${minutes} 分 ${seconds % 60} 秒`;
}
