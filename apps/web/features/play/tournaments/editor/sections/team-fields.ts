import type { TeamEventSettings } from '@pailei/domain/tournament/teams/team-settings';

import { knownMoment } from '../../../../../shared/ui/time/local-time.ts';
import { teamLines } from '../../rule-sheet/team-lines.ts';
import type { FormPart } from '../form-part.ts';

/** What each row of an event of teams gets. */
export type TeamFields = {
  part: FormPart;
  team: TeamEventSettings;
  set: (changes: Partial<TeamEventSettings>) => void;
};

export const options = (numbers: readonly number[], unit: string) =>
  numbers.map((value) => ({ value: String(value), label: `${value} ${unit}` }));

/** What was set elsewhere stays one of the choices. */
export function withValue(known: readonly { value: string; label: string }[], value: number, unit: string) {
  return known.some((one) => one.value === String(value)) ? known : [...known, ...options([value], unit)];
}

/** What the rules say of these, once they stay. A time that is half typed is none. */
export const linesAbout = (team: TeamEventSettings, labels: readonly string[]): string[] =>
  teamLines({ ...team, roster_locks_at: knownMoment(team.roster_locks_at) }).flatMap(({ label, text }) =>
    labels.includes(label) ? [text] : [],
  );
