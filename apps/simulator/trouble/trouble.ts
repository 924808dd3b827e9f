import { oneOf } from '../read-option.ts';
import { USUAL_HABITS, type Habits } from '../people/habits.ts';

export const TROUBLES = ['drops', 'late', 'disputes', 'no-shows', 'corrections'] as const;
type Trouble = (typeof TROUBLES)[number];

/** What each has more of than an ordinary evening. */
const HABITS: Record<Trouble, Partial<Habits>> = {
  drops: { drops: 0.1 },
  late: { late: 0.15, late_entries: 0.1 },
  disputes: { lies: 0.2 },
  'no-shows': { absent: 0.06 },
  corrections: { corrections: 0.08 },
};

/** How people behave with `drops,late`; undefined: as usual. Throws an error that names what is none of the troubles. */
export function readTrouble(text: string | undefined): Habits {
  const troubles = (text?.split(',') ?? []).map((word) => oneOf(TROUBLES, word, '--trouble'));
  return Object.assign({ ...USUAL_HABITS }, ...troubles.map((trouble) => HABITS[trouble]));
}
