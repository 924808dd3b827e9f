import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table submitted_deck add column archetype text not null default ''`,
  `create or replace function submitted_deck_refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.locked_at is null then return old; end if;
     elsif (new.deck_id is null or new.deck_id is not distinct from old.deck_id)
       and (old.locked_at is null or new.locked_at is not distinct from old.locked_at)
       and (old.superseded_at is null or new.superseded_at is not distinct from old.superseded_at)
       and (new.id, new.participant_id, new.slot, new.name, new.class, new.format, new.code, new.cards, new.sideboard,
            new.content_hash, new.archetype, new.created_at)
         is not distinct from
           (old.id, old.participant_id, old.slot, old.name, old.class, old.format, old.code, old.cards, old.sideboard,
            old.content_hash, old.archetype, old.created_at) then
       return new;
     end if;
     raise exception 'a submitted deck is a frozen copy' using errcode = 'restrict_violation';
   end $$`,
];

/** The archetype is part of the copy: statistics of an event group its decks by it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
