import type { Generated, GeneratedAlways } from 'kysely';

/** A table of its own, so that no row of a tournament can carry the secret along. Read by core/random-secrets alone. */
export type TournamentSecretTable = {
  tournament_id: string;
  /** 32 bytes: the source of every draw of the event. Published when the event is over. */
  random_secret: Buffer;
  /** Kept by the database: SHA-256 of the secret, public from the beginning. */
  commitment: GeneratedAlways<Buffer>;
  /** Version of the event's log up to which its draws were made without this secret. */
  since_version: Generated<number>;
  created_at: Generated<string>;
};
