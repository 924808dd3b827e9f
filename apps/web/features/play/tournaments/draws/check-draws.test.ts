import { createHash, createHmac } from 'node:crypto';
import type { Draws, DrawsRecord } from '@pailei/contracts/play/draws/draws.api';
import { drawKey } from '@pailei/domain/random/draw-key';
import { createTournament } from '@pailei/domain/tournament/create';
import { decideTournament } from '@pailei/domain/tournament/decide/decide';
import { DEFAULT_TOURNAMENT_SETTINGS, lineupSize } from '@pailei/domain/tournament/settings';
import { evolveTournament, initialState } from '@pailei/domain/tournament/evolve';
import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import { isViolation } from '@pailei/domain/violation/violation';
import { describe, expect, test } from 'vitest';

import { checkDraws } from '../../../../shared/draws/check-draws.ts';
import { recordedDraws } from './recorded-draws.ts';

const SECRET = '5e'.repeat(32);
const NOW = '2026-11-20T12:00:00.000Z';
const IDS = Array.from({ length: 12 }, (_, index) => `p${index}`);

/** As a server does it, with its own library. */
const keyOf = (label: string) => drawKey(createHmac('sha256', Buffer.from(SECRET, 'hex')).update(label).digest('hex'));
const hashOf = (secret: string) => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

/** The log of an event that has started. */
function startedLog(): DrawsRecord['events'] {
  const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, check_in_required: false };
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  const details = { name: '霜降杯', description: '', stream_url: null, capacity: 16, settings, times };
  const created = createTournament({ ...details, tournament_id: 't1', is_demo: false }, { now: NOW });
  if (isViolation(created)) throw new Error(created.violation);
  const events: TournamentEvent[] = [...created];
  let state = initialState(created[0]);
  const run = (command: TournamentCommand) => {
    let ids = 0;
    const decided = decideTournament(state, command, { now: NOW, new_id: () => `m${(ids += 1)}`, draw_key: keyOf });
    if (isViolation(decided)) throw new Error(decided.violation);
    events.push(...decided);
    state = decided.reduce(evolveTournament, state);
  };
  run({ type: 'open_registration' });
  for (const id of IDS) {
    run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    run({ type: 'submit_decks', participant_id: id, count: lineupSize(settings) });
  }
  run({ type: 'start', due_at: null, seed_order: [] });
  return events.map(({ type, payload }, index) => ({ v: index + 1, t: type, p: payload, at: NOW }));
}

const RECORD: DrawsRecord = { events: startedLog(), matches: [] };
const DRAWS: Draws = { commitment: hashOf(SECRET), random_secret: SECRET, since_version: 0, since_at: NOW };
const { subtle } = globalThis.crypto;
const LABELS = ['seeds', 'lots', 'pairing/0/1'];

const verdictsOf = async (draws: Draws, hashing: Parameters<typeof checkDraws>[2] = subtle) => {
  const checked = await checkDraws(draws, recordedDraws(draws, RECORD), hashing);
  return { secret: checked.secret, draws: checked.draws.map(({ label, verdict }) => `${label} ${verdict}`) };
};

describe('checkDraws', () => {
  test('finds every draw as the published secret gives it', async () => {
    expect(await verdictsOf(DRAWS)).toEqual({ secret: 'same', draws: LABELS.map((label) => `${label} same`) });
  });

  test('says so where another secret was published, even one that fits its commitment', async () => {
    const other = 'a1'.repeat(32);
    const different = LABELS.map((label) => `${label} different`);
    expect(await verdictsOf({ ...DRAWS, random_secret: other })).toEqual({ secret: 'different', draws: different });
    const draws = { ...DRAWS, random_secret: other, commitment: hashOf(other) };
    expect(await verdictsOf(draws)).toEqual({ secret: 'same', draws: different });
  });

  test('marks what was drawn before there was a secret', async () => {
    const started = RECORD.events.find(({ t }) => t === 'tournament_started');
    expect((await verdictsOf({ ...DRAWS, since_version: started?.v ?? 0 })).draws).toEqual([
      'seeds uncovered',
      'lots uncovered',
      'pairing/0/1 same',
    ]);
  });

  test('shows the results alone where the browser computes no hashes', async () => {
    const checked = await checkDraws(DRAWS, recordedDraws(DRAWS, RECORD), undefined);
    expect(checked.secret).toBe('unchecked');
    expect(checked.draws.map(({ verdict }) => verdict)).toEqual(['unchecked', 'unchecked', 'unchecked']);
    expect(checked.draws[0]?.result.flat().toSorted()).toEqual(IDS.toSorted());
  });
});
