import type { Generated, Insertable } from 'kysely';

/** What the staff note of a participant: only they read it, and it is only ever added to. */
export type ParticipantNoteTable = {
  id: string;
  participant_id: string;
  author_id: string;
  text: string;
  created_at: Generated<string>;
};
export type NewParticipantNote = Insertable<ParticipantNoteTable>;
