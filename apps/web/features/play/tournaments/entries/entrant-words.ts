import { entrantKindOf, type EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';

type Entered = { settings: Pick<TournamentState['settings'], 'team'> };
type EntrantWords = { one: string; unit: string; limited: string };

const WORDS: Readonly<Record<EntrantKind, EntrantWords>> = {
  account: { one: '选手', unit: '人', limited: '人数' },
  team: { one: '战队', unit: '支', limited: '战队数' },
};

/** What enters an event, how it is counted, and what its number is called. */
export const entrantWords = ({ settings }: Entered): EntrantWords => WORDS[entrantKindOf(settings)];
