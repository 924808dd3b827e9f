import { EMPTY_QUEUE } from '@pailei/domain/stream-queue/types';
import type { SeriesState } from '@pailei/domain/series/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';
import { foldExperts } from '../people/experts/experts.fold.ts';
import { foldMatch } from '../play/matches/match.fold.ts';
import { foldStreamQueue } from '../play/stream-queue/stream-queue.fold.ts';
import { foldBy, payloadOf } from '../topics/topic.ts';
import { foldLobby } from '../play/tournaments/lobby/lobby.fold.ts';
import { foldTournamentTopic } from '../play/tournaments/tournament.fold.ts';
import { expertsTopic } from '../people/experts/experts.topic.ts';

const later = { v: 9, t: 'of_a_later_version', p: {}, at: '2026-11-20T12:00:00.000Z' };

test('an engine refuses an event that this code does not know, so that a snapshot is asked for', () => {
  expect(() => foldMatch({ series: {} as SeriesState }, later)).toThrow(TypeError);
  expect(() => foldTournamentTopic({} as TournamentState, later)).toThrow(TypeError);
  expect(() => foldStreamQueue(EMPTY_QUEUE, later)).toThrow(TypeError);
});

test('a view beside the engines passes over a fact that it does not show', () => {
  const lobby = { tournaments: [] };
  expect(foldLobby(lobby, later)).toBe(lobby);
  expect(foldLobby(lobby, { ...later, t: 'toString' })).toBe(lobby);
});

test('what an event does may follow from when it was written', () => {
  const handlers = { seen: (_view: string, { by }: { by: string }, at: string) => `${by} ${at}` };
  expect(foldBy<string, { seen: { by: string } }>(handlers, '', { ...later, t: 'seen', p: { by: 'me' } })).toBe(
    `me ${later.at}`,
  );
});

test('applications that were answered are known by their ids', () => {
  const event = { ...later, t: 'expert_application_changed', p: { application_id: 'a', status: 'approved' } };
  expect(foldExperts({ b: 'pending' }, event)).toEqual({ a: 'approved', b: 'pending' });
  expect(payloadOf(expertsTopic, 'expert_application_changed', event)).toEqual(event.p);
  expect(payloadOf(expertsTopic, 'expert_application_changed', later)).toBeUndefined();
});
