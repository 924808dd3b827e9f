import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { DEFAULT_SERIES_TIMERS, type SeriesFormat, type SeriesTimers } from '@pailei/domain/series/settings';
import { DEFAULT_TOURNAMENT_SETTINGS, lineupSize } from '@pailei/domain/tournament/settings';
import type { LateEntrySettings } from '@pailei/domain/tournament/pairing-settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { DECKS } from './people/deck-list.ts';
import type { Pace } from './connections/pace.ts';

export type NewTournament = BodyInput<typeof tournamentsApi.create>;

export type Plan = {
  name: string;
  description: string;
  capacity: number;
  format: SeriesFormat;
  stages: StageSettings[];
  timers: SeriesTimers;
  late_entry?: LateEntrySettings;
};

const LEAST_SECONDS = 2;

/** The default timers at `speed` times the pace, never under two seconds. */
export function timersAt(speed: number): SeriesTimers {
  const scale = (seconds: number) => Math.max(LEAST_SECONDS, Math.round(seconds / speed));
  const ladder = <T extends readonly number[]>(steps: T) =>
    steps.map((step, index) => scale(step) + index) as unknown as T;
  const { check_in, shield, ban, pick, grace, reminders, confirm } = DEFAULT_SERIES_TIMERS;
  const [first, second] = ladder(reminders);
  return {
    check_in: ladder(check_in),
    shield: scale(shield),
    ban: scale(ban),
    pick: scale(pick),
    grace: scale(grace),
    reminders: [first, second],
    confirm: Math.max(scale(confirm), second + 1),
  };
}

export function newTournament(plan: Plan): NewTournament {
  const { format, stages, timers, late_entry, ...details } = plan;
  const settings: TournamentSettings = {
    ...DEFAULT_TOURNAMENT_SETTINGS,
    format,
    stages,
    timers,
    bans: format === 'specialist' ? 0 : 1,
    decklists: 'open_from_start',
    ...(late_entry && { late_entry }),
  };
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  return { ...details, stream_url: null, settings: settings as NewTournament['settings'], times };
}

/** The decks one player brings: distinct classes, or for specialist one deck three times. */
export function chooseDecks(
  settings: TournamentSettings,
  pace: Pace,
  player: string,
): { name: string; code: string }[] {
  return decksFor(pace, player, { count: lineupSize(settings), isSpecialist: settings.format === 'specialist' });
}

type Wanted = { count: number; isSpecialist: boolean };

/** Decks of as many classes, or for a specialist one deck again and again. */
export function decksFor(
  pace: Pace,
  player: string,
  { count, isSpecialist }: Wanted,
): { name: string; code: string }[] {
  const first = pace.pick(DECKS, `first deck ${player}`);
  if (isSpecialist)
    return Array.from({ length: count }, (_, slot) => ({ name: `${first.name} ${slot + 1}`, code: first.code }));
  const start = DECKS.indexOf(first);
  const chosen = DECKS.map((deck, offset) => DECKS[(start + offset * 3) % DECKS.length] ?? deck);
  const distinct = chosen.filter((deck, index) => chosen.findIndex((other) => other.class === deck.class) === index);
  return distinct.slice(0, count).map(({ name, code }) => ({ name, code }));
}
