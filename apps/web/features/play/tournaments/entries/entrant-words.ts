import { entrantKindOf, type EntrantKind, type TournamentState } from '@pailei/domain/tournament';

type Entered = { settings: Pick<TournamentState['settings'], 'team'> };
type EntrantWords = { one: string; unit: string };

const WORDS: Readonly<Record<EntrantKind, EntrantWords>> = {
  account: { one: '选手', unit: '人' },
  team: { one: '战队', unit: '支' },
};

/** What enters an event, and how it is counted. */
export const entrantWords = ({ settings }: Entered): EntrantWords => WORDS[entrantKindOf(settings)];
