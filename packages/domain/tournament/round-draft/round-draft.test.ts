import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import type { Random } from '../../random/random.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { isViolation } from '../../violation/violation.ts';
import { ADJUSTMENT_KINDS, type RoundDraft } from '../stages/pairing/seated-round.ts';
import { advance, openRounds, playOpen, running, swiss } from '../testing/running.arbitrary.ts';
import type { Driver } from '../testing/tournament.arbitrary.ts';
import type { TournamentState } from '../types.ts';
import { currentStandings } from '../views.ts';
import { editDraft, type DraftEdit } from './edit-draft.ts';
import { draftBasis, draftRound, heldRound } from './round-draft.ts';

const KEYS = keysFromNumber(1);
const draftOf = (state: TournamentState) => draftRound(state, KEYS) as RoundDraft;
const preview = (players: number, rounds = 3) => running(players, [swiss(rounds)], { pairing: 'preview' });
const publish = (driver: Driver, draft = draftOf(driver.state)) => driver.run({ type: 'publish_round', draft });

function playRound(driver: Driver): void {
  publish(driver);
  playOpen(driver);
  advance(driver);
}

const edited = (state: TournamentState, draft: RoundDraft, edit: Partial<DraftEdit> & Pick<DraftEdit, 'kind'>) =>
  editDraft(state, draft, { participant_ids: [], reason: null, ...edit });

/** Everybody in the field once: in a pair, with the bye, or named as absent. */
function seated({ pairs, bye, absent }: RoundDraft): string[] {
  return [...pairs.flatMap(({ a, b }) => [a, b]), ...(bye === null ? [] : [bye]), ...absent].toSorted();
}

describe('an event with a preview', () => {
  test('starts no round by itself, and by hand only says that one waits', () => {
    const driver = preview(6);
    expect(driver.state.status).toBe('running');
    expect(openRounds(driver)).toBe(0);
    expect(heldRound(driver.state)?.round).toBe(1);
    expect(advance(driver)).toBe('nothing_to_do');
    expect(advance(driver, true)).toBe('round_awaits_publishing');
  });

  test('publishes what would have been drawn at once, and waits again after the round', () => {
    const driver = preview(7);
    const atOnce = running(7, [swiss(3)]);
    publish(driver);
    const tables = ({ state }: Driver) => state.stages[0]!.rounds[0]!.matches.map(({ a, b, table }) => [table, a, b]);
    expect(tables(driver)).toEqual(tables(atOnce));
    expect(driver.state.stages[0]!.rounds[0]!.bye).toBe(atOnce.state.stages[0]!.rounds[0]!.bye);
    expect(driver.state.stages[0]!.rounds[0]!.adjustments).toBeUndefined();
    playOpen(driver);
    advance(driver);
    expect(heldRound(driver.state)?.round).toBe(2);
  });

  test('is published once; a draft of another field is refused', () => {
    const driver = preview(6);
    const draft = draftOf(driver.state);
    const basis = draftBasis(driver.state);
    driver.run({ type: 'drop', participant_id: 'p6' });
    expect(draftBasis(driver.state)).not.toBe(basis);
    expect(publish(driver, draft)).toBe('draft_outdated');
    expect(publish(driver)).toBeNull();
    expect(publish(driver, draft)).toBe('round_already_published');
    expect(draftBasis(driver.state)).toBeNull();
  });

  test('refuses a pairing in which somebody sits twice or nobody has said that they are absent', () => {
    const driver = preview(6);
    const draft = draftOf(driver.state);
    const [first, second] = draft.pairs;
    expect(publish(driver, { ...draft, pairs: draft.pairs.slice(1) })).toBe('draft_outdated');
    expect(publish(driver, { ...draft, pairs: [first!, { ...second!, a: first!.a }, draft.pairs[2]!] })).toBe(
      'draft_outdated',
    );
  });

  test('ends where only one is left, and nothing waits any more', () => {
    const driver = preview(2);
    driver.run({ type: 'drop', participant_id: 'p2' });
    expect(heldRound(driver.state)).toBeNull();
    advance(driver);
    expect(driver.state.status).toBe('finished');
  });
});

describe('a draft changed by hand', () => {
  test('swaps two, says which tables are by hand, and keeps both in the log with the reason', () => {
    const driver = preview(6);
    const draft = draftOf(driver.state);
    const [first, second] = draft.pairs;
    const swapped = edited(driver.state, draft, {
      kind: 'swap',
      participant_ids: [first!.b, second!.b],
      reason: '同城',
    });
    if (isViolation(swapped)) throw new Error(swapped.violation);
    expect(swapped.by_hand).toEqual([1, 2]);
    publish(driver, swapped);
    const [round] = driver.state.stages[0]!.rounds;
    expect(round!.adjustments).toEqual([{ kind: 'swap', participant_ids: [first!.b, second!.b], reason: '同城' }]);
    expect(round!.notes?.filter(({ by_hand }) => by_hand).map(({ table }) => table)).toEqual([1, 2]);
    expect(round!.matches[0]).toMatchObject({ a: first!.a, b: second!.b });
  });

  test('asks for a reason where two would meet again', () => {
    const driver = preview(4);
    playRound(driver);
    const draft = draftOf(driver.state);
    const met = driver.state.stages[0]!.rounds[0]!.matches[0]!;
    const again = { kind: 'pair', participant_ids: [met.a, met.b] } as const;
    expect(edited(driver.state, draft, again)).toMatchObject({ violation: 'edit_needs_reason' });
    expect(edited(driver.state, draft, { ...again, reason: ' ' })).toMatchObject({ violation: 'edit_needs_reason' });
    expect(edited(driver.state, draft, { ...again, reason: '补赛' })).toMatchObject({ relaxed: { rematches: 2 } });
  });

  test('gives somebody else the bye, and nobody one in an even field', () => {
    const odd = preview(5);
    const draft = draftOf(odd.state);
    const other = draft.pairs[0]!.a;
    const moved = edited(odd.state, draft, { kind: 'bye', participant_ids: [other] });
    expect(moved).toMatchObject({ bye: other });
    const even = preview(4);
    expect(edited(even.state, draftOf(even.state), { kind: 'bye', participant_ids: ['p1'] })).toMatchObject({
      violation: 'draft_unchanged',
    });
  });

  test('leaves out only whom the staff name, with a reason; they have a loss and no bye', () => {
    const driver = preview(4);
    const draft = draftOf(driver.state);
    const absent = { kind: 'absent', participant_ids: ['p4'] } as const;
    expect(edited(driver.state, draft, absent)).toMatchObject({ violation: 'edit_needs_reason' });
    const without = edited(driver.state, draft, { ...absent, reason: '请假一轮' });
    if (isViolation(without)) throw new Error(without.violation);
    expect(without.absent).toEqual(['p4']);
    expect(without.bye).not.toBeNull();
    publish(driver, without);
    expect(driver.state.stages[0]!.rounds[0]!.absent).toEqual(['p4']);
    playOpen(driver);
    advance(driver);
    const row = currentStandings(driver.state).find(({ id }) => id === 'p4');
    expect(row).toMatchObject({ match_points: 0, losses: 1, byes: 0 });
  });

  test('takes nobody from outside the field', () => {
    const driver = preview(4);
    const edit = { kind: 'swap', participant_ids: ['p1', 'p9'] } as const;
    expect(edited(driver.state, draftOf(driver.state), edit)).toMatchObject({ violation: 'not_in_draft' });
  });

  test('holds everybody exactly once after any edits, and is published as it is', () => {
    let changes = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const random = createRandom(seed);
      const driver = preview(2 + random.int(9));
      for (let round = random.int(3); round > 0 && heldRound(driver.state); round--) playRound(driver);
      if (!heldRound(driver.state)) continue;
      let draft = draftOf(driver.state);
      const field = seated(draft);
      for (let edit = random.int(12); edit > 0; edit--) {
        const after = editDraft(driver.state, draft, randomEdit(random, field));
        if (isViolation(after)) continue;
        changes++;
        draft = after;
        expect(seated(draft), `seed ${seed}`).toEqual(field);
      }
      if (draft.pairs.length > 0) expect(publish(driver, draft), `seed ${seed}`).toBeNull();
    }
    expect(changes).toBeGreaterThan(400);
  });
});

function randomEdit(random: Random, field: readonly string[]): DraftEdit {
  const pick = <T>(list: readonly T[]) => list[random.int(list.length)] as T;
  return { kind: pick(ADJUSTMENT_KINDS), participant_ids: [pick(field), pick(field)], reason: '裁判决定' };
}

describe('a round that was published', () => {
  test('is taken back while nobody has begun, and waits then for the staff in every event', () => {
    const driver = running(6, [swiss(3)]);
    const [before] = driver.state.stages[0]!.rounds;
    expect(driver.run({ type: 'take_back_round', reason: ' ' })).toBe('reason_required');
    expect(driver.run({ type: 'take_back_round', reason: '漏了一位选手' })).toBeNull();
    expect(driver.state.stages[0]).toMatchObject({ rounds: [], taken_back: 1 });
    expect(Object.keys(driver.state.match_index)).toEqual([]);
    expect(advance(driver)).toBe('nothing_to_do');
    expect(driver.run({ type: 'take_back_round', reason: '再来' })).toBe('no_round_to_take_back');
    publish(driver);
    const [after] = driver.state.stages[0]!.rounds;
    expect(after!.matches.map(({ a, b }) => [a, b])).toEqual(before!.matches.map(({ a, b }) => [a, b]));
    expect(driver.state.stages[0]).not.toHaveProperty('taken_back');
    playOpen(driver);
    advance(driver);
    expect(driver.state.stages[0]!.rounds.length).toBe(2);
  });

  test('stays where a match has begun', () => {
    const driver = running(4, [swiss(2)]);
    const [match] = driver.state.stages[0]!.rounds[0]!.matches;
    const { match_id } = match!;
    driver.record({
      type: 'match_progressed',
      payload: { match_id, status: 'ban', wins_a: 0, wins_b: 0, due_at: null, at: driver.now },
    });
    expect(driver.run({ type: 'take_back_round', reason: '重排' })).toBe('round_has_begun');
  });
});
