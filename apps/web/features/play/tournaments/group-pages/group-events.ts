import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { TOURNAMENT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { rulesOf } from '@pailei/domain/tournament/stages/settings/rules-of';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState, TournamentStatus } from '@pailei/domain/tournament/types';

/** Any field is in groups, or none is. */
const SOME_FIELD = 16;

/** Whether a stage is played in groups. */
export const isInGroups = (settings: StageSettings): boolean =>
  rulesOf(settings).groupCount(settings, SOME_FIELD) !== null;

/** What is being played first, then what is about to be, then what is over. */
const ORDER: readonly TournamentStatus[] = ['running', 'check_in', 'registration', 'finished'];

/** Events that are played in groups, those of the visitor first, the newest of each status before the others. */
export function groupEvents(events: readonly TournamentSummary[], own: readonly TournamentSummary[]) {
  const isOwn = new Set(own.map(({ id }) => id));
  const known = new Map([...events, ...own].map((event) => [event.id, event]));
  return [...known.values()]
    .filter(({ status, stages }) => ORDER.includes(status) && stages.some(isInGroups))
    .toSorted(
      (a, b) =>
        Number(isFirst(b, isOwn)) - Number(isFirst(a, isOwn)) ||
        rankOf(a) - rankOf(b) ||
        timeOf(b).localeCompare(timeOf(a)) ||
        a.id.localeCompare(b.id),
    );
}

const isFirst = ({ id, status }: TournamentSummary, own: ReadonlySet<string>) => own.has(id) && status !== 'finished';

const rankOf = ({ status }: TournamentSummary): number => ORDER.indexOf(status);
const timeOf = ({ started_at, starts_at }: TournamentSummary): string => started_at ?? starts_at ?? '';

/** Events to choose from; one of the address that is none of them keeps its place in the list. */
export function groupEventOptions(events: readonly TournamentSummary[], chosen: string) {
  const options = events.map(({ id, name, status }) => ({
    value: id,
    label: `${name} · ${TOURNAMENT_STATUS_NAMES[status]}`,
  }));
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [{ value: chosen, label: '其他赛事' }, ...options];
}

/** The stage whose groups are shown: the newest that has begun; null: none has. */
export const shownGroupStage = ({ stages }: TournamentState) =>
  stages.findLast(({ groups }) => groups !== undefined) ?? null;
