import { placeText } from '@pailei/contracts/play/tournaments/place-text';
import { mayChangeDecks } from '@pailei/domain/tournament/decide/decide-decks';
import { nextStep } from '@pailei/domain/tournament/next-step';
import { describe, expect, test } from 'vitest';

import { eventSteps } from './steps.ts';
import { staffStep } from '../staff/staff-step.ts';
import { stepLabels } from '../../../../shared/tournaments/entries/next-step-labels.ts';
import { leaveOption } from './entry.ts';
import { draft, withEntrants, finish, played, started } from '../../../../shared/tournaments/tournament.fixture.ts';

const labelsFor = (tournament: ReturnType<typeof draft>, id: string | null) =>
  stepLabels(nextStep(tournament, id), tournament);
const DUE = '2026-11-20T12:10:00.000Z';
const SINGLE = {
  stages: [{ type: 'single_elimination', size: null, best_of: 3, final_best_of: null, third_place: false }],
} as const;

describe('the one next thing', () => {
  const open = played(withEntrants(draft(), 2), {
    type: 'register',
    participant_id: 'p3',
    user_id: 'u3',
    name: '选手3',
  });
  const checkIn = played(open, { type: 'open_check_in', due_at: DUE });

  test('is to register for a visitor', () => {
    expect(labelsFor(open, null)).toMatchObject({ action: 'register', title: '报名参赛' });
  });

  test('is to hand in decks before anything else', () => {
    expect(labelsFor(open, 'p3')).toMatchObject({ action: 'submit_decks', due_at: null });
    expect(labelsFor(checkIn, 'p3')).toMatchObject({ action: 'submit_decks', due_at: DUE, due_label: '签到剩余' });
  });

  test('is to check in while the check-in is open, then to wait for the start', () => {
    expect(labelsFor(checkIn, 'p1')).toMatchObject({ action: 'check_in', due_at: DUE });
    expect(labelsFor(played(checkIn, { type: 'check_in', participant_id: 'p1' }), 'p1')).toMatchObject({
      action: null,
      title: '等待开赛',
      due_at: DUE,
    });
  });

  test('is to play while a match is open, and the place in the end', () => {
    const running = started(SINGLE, 2);
    expect(labelsFor(running, 'p1')).toMatchObject({ action: 'play' });
    const over = finish(running, running.stages[0]!.rounds[0]!.matches[0]!.match_id, 'a', [2, 0]);
    expect(labelsFor(over, 'p1')).toMatchObject({ title: '恭喜夺冠', text: `${over.name} 冠军` });
    expect(labelsFor(over, 'p2')).toMatchObject({ title: '第 2 名', text: '' });
  });

  test('names a bye and says why one does not play', () => {
    const swiss = started({ stages: [{ type: 'swiss', rounds: 2, best_of: 3 }] }, 3);
    expect(labelsFor(swiss, swiss.stages[0]!.rounds[0]!.bye).title).toBe('本轮轮空');
    const out = played(open, { type: 'disqualify', participant_id: 'p1', reason: '冒名' });
    expect(labelsFor(out, 'p1')).toMatchObject({ title: '你已被取消资格', text: '原因：冒名' });
  });
});

test('shared places are written as a range', () => {
  expect(placeText({ place: 5, place_to: 8 })).toBe('第 5–8 名');
});

test('the steps bar follows the tournament', () => {
  const phases = (tournament: ReturnType<typeof draft>) =>
    eventSteps(tournament)
      .map(({ phase }) => phase)
      .join(' ');
  expect(phases(draft())).toBe('wait wait wait wait wait');
  expect(phases(withEntrants(draft(), 2))).toBe('now wait wait wait wait');
  expect(phases(played(withEntrants(draft(), 2), { type: 'open_check_in', due_at: DUE }))).toBe(
    'done now wait wait wait',
  );
  expect(eventSteps(started(SINGLE, 4)).map(({ label, phase }) => `${label} ${phase}`)).toEqual([
    '报名 done',
    '淘汰赛 now',
    '结算 wait',
  ]);
});

test('staff are offered what the state allows', () => {
  expect([staffStep(draft(), true), staffStep(draft(), false)]).toEqual(['open_registration', null]);
  expect(staffStep(withEntrants(draft(), 2), false)).toBe('open_check_in');
  expect(staffStep(withEntrants(draft({ check_in_required: false }), 2), false)).toBe('start');
  const manual = started({ ...SINGLE, advance: 'manual' }, 2);
  expect(staffStep(manual, false)).toBeNull();
});

test('decks may be changed and an entry taken back until the check-in; later one drops out', () => {
  const open = withEntrants(draft(), 2);
  const there = played(open, { type: 'open_check_in', due_at: DUE }, { type: 'check_in', participant_id: 'p1' });
  expect([open, there].map((tournament) => mayChangeDecks(tournament, tournament.participants['p1']!))).toEqual([
    true,
    false,
  ]);
  expect(
    [open, there, started(SINGLE, 2)].map((tournament) => leaveOption(tournament, tournament.participants['p1']!)),
  ).toEqual(['withdraw', 'withdraw', 'drop']);
});
