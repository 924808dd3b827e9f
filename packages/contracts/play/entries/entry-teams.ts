import { z } from 'zod';
import { crestSchema } from '../../people/teams/team-views.ts';

const person = z.object({ id: z.string(), username: z.string() });

/** The team of an entry, as it is today. */
export const entryTeamSchema = z.object({
  id: z.string(),
  tag: z.string(),
  crest: crestSchema,
  /** Null: it has none any more. */
  captain: z.nullable(person),
  /** How many play for it in this event. */
  player_count: z.number(),
});
export type EntryTeam = z.output<typeof entryTeamSchema>;

/** A team of a list that is to come in, and who of its members would play for it. */
export const importedTeamSchema = z.object({ id: z.string(), name: z.string(), players: z.array(z.string()) });
