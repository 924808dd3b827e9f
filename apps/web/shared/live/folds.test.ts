import { EMPTY_QUEUE, evolveStreamQueue, type StreamQueueEvent } from '@pailei/domain/stream-queue';
import type { MatchSnapshot } from '@pailei/contracts/matches';
import type { TournamentState } from '@pailei/domain/tournament';
import { expect, test } from 'vitest';

import { foldLobbyTopic, foldMatch, foldTournament } from './folds.ts';

const later = { v: 9, t: 'of_a_later_version', p: {}, at: '2026-11-20T12:00:00.000Z' };

test('an engine refuses an event that this page does not know, so that a snapshot is asked for', () => {
  expect(() => foldMatch({ series: {} } as MatchSnapshot, later)).toThrow(TypeError);
  expect(() => foldTournament({} as TournamentState, later)).toThrow(TypeError);
  expect(() => evolveStreamQueue(EMPTY_QUEUE, { type: later.t, payload: {} } as unknown as StreamQueueEvent)).toThrow(
    TypeError,
  );
});

test('a view beside the engines passes over a fact that it does not show', () => {
  const lobby = { tournaments: [] };
  expect(foldLobbyTopic(lobby, later)).toBe(lobby);
});
