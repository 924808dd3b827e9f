export const PAIRING_MODES = ['publish_at_once', 'preview'] as const;
/** Whether a drawn round begins at once, or waits as a draft until the staff publish it. */
export type PairingMode = (typeof PAIRING_MODES)[number];

export const MISSED_ROUNDS = ['losses', 'half_point_bye'] as const;
/** What the rounds count that a late entrant has missed: all of them as losses, or the first as a draw. */
export type MissedRounds = (typeof MISSED_ROUNDS)[number];

/** A late entry is possible while the number of the current round is at most this, and at most half of the rounds. */
export const LATE_ENTRY_LAST_ROUND = 2;
export const DECLARED_PAIRS_MAX = 50;
/** No Swiss stage has more rounds. */
export const PAIRING_ROUNDS_MAX = 20;

export type LateEntrySettings = {
  readonly until_round: number;
  readonly missed_rounds: MissedRounds;
  /** Whether players may come in by themselves, beside the staff who may bring them in. */
  readonly by_players: boolean;
};

/** Who is kept apart as long as any other pairing exists. */
export type ForbiddenPairs = {
  /** So many rounds from the first of each stage for players of one team; 0: never. */
  readonly same_team_rounds: number;
  /** Account ids, for every round. */
  readonly pairs: readonly (readonly [string, string])[];
};

export type PairingSettings = {
  readonly pairing: PairingMode;
  readonly late_entry: LateEntrySettings;
  readonly forbidden_pairs: ForbiddenPairs;
};

export const DEFAULT_PAIRING_SETTINGS: PairingSettings = {
  pairing: 'publish_at_once',
  late_entry: { until_round: LATE_ENTRY_LAST_ROUND, missed_rounds: 'losses', by_players: false },
  forbidden_pairs: { same_team_rounds: 0, pairs: [] },
};

type GivenSettings = { readonly [K in keyof PairingSettings]?: PairingSettings[K] | undefined };

/** What an event asks of its pairings; one from before these were settings has the defaults. */
export function pairingSettingsOf({ pairing, late_entry, forbidden_pairs }: GivenSettings): PairingSettings {
  return {
    pairing: pairing ?? DEFAULT_PAIRING_SETTINGS.pairing,
    late_entry: late_entry ?? DEFAULT_PAIRING_SETTINGS.late_entry,
    forbidden_pairs: forbidden_pairs ?? DEFAULT_PAIRING_SETTINGS.forbidden_pairs,
  };
}

/** Whether these can't be so: a pair of one and the same, the same pair twice, or numbers out of their limits. */
export function isPairingFault({ late_entry, forbidden_pairs }: PairingSettings): boolean {
  const { same_team_rounds, pairs } = forbidden_pairs;
  const isRound = (value: number, least: number) =>
    Number.isInteger(value) && value >= least && value <= PAIRING_ROUNDS_MAX;
  const texts = new Set(pairs.map((pair) => pair.toSorted().join(' ')));
  return (
    !isRound(late_entry.until_round, 0) ||
    !isRound(same_team_rounds, 0) ||
    pairs.length > DECLARED_PAIRS_MAX ||
    texts.size !== pairs.length ||
    pairs.some(([one, other]) => one === other)
  );
}
