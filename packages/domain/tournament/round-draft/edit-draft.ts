import { engineOf } from '../stages/engine-of.ts';
import { violation } from '../../violation/violation.ts';
import type { Adjustment, RoundDraft } from '../stages/pairing/seated-round.ts';
import type { TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';
import { heldRound } from './round-draft.ts';

/** A change of a draft by the staff. Every one leaves each entrant once: in a pair, with the bye or named as absent. */
export type DraftEdit = {
  readonly kind: Adjustment['kind'];
  /** Swap and pair name two, all others one. */
  readonly participant_ids: readonly string[];
  /** Needed where the edit makes a rematch, breaks a declared pair, gives a second bye or leaves somebody out. */
  readonly reason: string | null;
};

/** Where somebody sits: a pair and the place in it, the bye, or nowhere. */
type Seats = {
  readonly pairs: readonly (readonly [string, string])[];
  readonly bye: string | null;
  readonly absent: readonly string[];
};

/** The draft with the edit, or why it can't be; what was drawn before stays marked. */
export function editDraft(
  state: TournamentState,
  draft: RoundDraft,
  edit: DraftEdit,
): RoundDraft | TournamentViolation {
  const held = heldRound(state);
  const draws = held && engineOf(held.stage).draws;
  if (!draws || held.stage.index !== draft.stage || held.round !== draft.round) return violation('no_round_draft');
  const seats: Seats = { pairs: draft.pairs.map(({ a, b }) => [a, b]), bye: draft.bye, absent: draft.absent };
  const [one, other] = edit.participant_ids;
  const known = new Set(draws.field(state, held.stage));
  if (one === undefined || edit.participant_ids.some((id) => !known.has(id))) return violation('not_in_draft');
  const after = EDITS[edit.kind](seats, one, other ?? one);
  if (after === null || isSame(seats, after)) return violation('draft_unchanged');
  const seated = draws.seat(state, held.stage, after);
  const reason = edit.reason?.trim() || null;
  if (reason === null && needsReason(draft, seated, after)) return violation('edit_needs_reason');
  const drawn = new Set(draft.pairs.filter(({ table }) => !draft.by_hand.includes(table)).map(pairText));
  const by_hand = seated.pairs.filter((pair) => !drawn.has(pairText(pair))).map(({ table }) => table);
  const { kind, participant_ids } = edit;
  const adjustments = [...draft.adjustments, { kind, participant_ids, reason }];
  return { ...draft, ...seated, absent: after.absent, by_hand, adjustments };
}

const pairText = ({ a, b }: { readonly a: string; readonly b: string }) => [a, b].toSorted().join(' ');

const isSame = (one: Seats, other: Seats) => JSON.stringify(one) === JSON.stringify(other);

function needsReason(before: RoundDraft, after: Pick<RoundDraft, 'relaxed'>, { absent }: Seats): boolean {
  const { rematches, repeated_byes, forbidden_pairs } = after.relaxed;
  return (
    rematches > before.relaxed.rematches ||
    repeated_byes > before.relaxed.repeated_byes ||
    forbidden_pairs > before.relaxed.forbidden_pairs ||
    absent.length > before.absent.length
  );
}

type Edit = (seats: Seats, one: string, other: string) => Seats | null;

const EDITS: { readonly [K in DraftEdit['kind']]: Edit } = {
  swap,
  /** The one who sits with `one` goes where `other` was. */
  pair(seats, one, other) {
    const partner = partnerOf(seats, one);
    if (partner !== null) return swap(seats, partner, other);
    const second = partnerOf(seats, other);
    return second === null ? null : swap(seats, second, one);
  },
  bye: (seats, one) => (seats.bye === null ? null : swap(seats, seats.bye, one)),
  absent(seats, one) {
    if (seats.absent.includes(one)) return null;
    const absent = [...seats.absent, one];
    if (seats.bye === one) return { ...seats, bye: null, absent };
    const partner = partnerOf(seats, one);
    if (partner === null) return null;
    const { bye } = seats;
    if (bye === null) return { pairs: seats.pairs.filter((pair) => !pair.includes(one)), bye: partner, absent };
    const pairs = seats.pairs.map((pair) => (pair.includes(one) ? ([partner, bye] as const) : pair));
    return { pairs, bye: null, absent };
  },
  present(seats, one) {
    if (!seats.absent.includes(one)) return null;
    const absent = seats.absent.filter((id) => id !== one);
    if (seats.bye === null) return { ...seats, bye: one, absent };
    return { pairs: [...seats.pairs, [seats.bye, one]], bye: null, absent };
  },
};

/** Each takes the place of the other, wherever that is. */
function swap({ pairs, bye, absent }: Seats, one: string, other: string): Seats {
  const exchanged = (id: string) => (id === one ? other : id === other ? one : id);
  return {
    pairs: pairs.map(([a, b]) => [exchanged(a), exchanged(b)]),
    bye: bye === null ? null : exchanged(bye),
    absent: absent.map(exchanged),
  };
}

function partnerOf({ pairs }: Seats, id: string): string | null {
  const pair = pairs.find((both) => both.includes(id));
  return pair?.find((seated) => seated !== id) ?? null;
}
