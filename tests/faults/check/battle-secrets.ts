import type { BattleSecret } from '@pailei/domain/battles/commands';
import type { LiveEvent } from '@pailei/live/feed-client';
import type { PublicRecord } from '../load/record-battles.ts';

/** Events that may show who is in a line-up. */
const SHOWS_PLAYERS: ReadonlySet<string> = new Set([
  'line_ups_revealed',
  'boards_opened',
  'relay_turn_started',
  'substitution_made',
  'player_replaced',
]);

type Kept = { events: readonly LiveEvent[]; secrets: readonly BattleSecret[] };

/** Where something hidden of a battle was sent to the public before it was revealed: players, namings, decks. */
export function findLeaks(records: readonly PublicRecord[], { events, secrets }: Kept): string[] {
  return [
    ...findEarlyPlayers(records, events, secrets),
    ...findEarlyNamings(records, secrets),
    ...findDecks(records, secrets),
  ];
}

const found = ({ battle_id, version, kind }: PublicRecord, what: string) =>
  `battle ${battle_id}: the ${kind} at ${version} shows ${what}`;

/** Whoever checks in is seen to, also before the own place is shown. */
function withoutCheckIns({ kind, value }: PublicRecord): string {
  if (kind === 'event') return 't' in value && value.t === 'member_checked_in' ? '' : JSON.stringify(value);
  return JSON.stringify(value, (key, part: unknown) => (key === 'checked_in' ? undefined : part));
}

function findEarlyPlayers(
  records: readonly PublicRecord[],
  events: readonly LiveEvent[],
  secrets: readonly BattleSecret[],
): string[] {
  const texts = records.map((record) => ({ record, text: withoutCheckIns(record) }));
  const shown = events.filter(({ t }) => SHOWS_PLAYERS.has(t)).map(({ v, p }) => ({ v, text: JSON.stringify(p) }));
  const people = secrets.flatMap((secret) =>
    secret.kind === 'line_up' ? [...secret.line_up.players, ...secret.line_up.bench] : [],
  );
  return people.flatMap(({ account_id, name }) => {
    const revealedAt = shown.find(({ text }) => text.includes(account_id))?.v ?? Infinity;
    return texts
      .filter(({ record, text }) => record.version < revealedAt && text.includes(account_id))
      .map(({ record }) => found(record, `${name}, who was hidden until ${revealedAt}`));
  });
}

/** While a name is asked for, neither the asking nor the lock tells it. */
function findEarlyNamings(records: readonly PublicRecord[], secrets: readonly BattleSecret[]): string[] {
  return secrets.flatMap((secret) => {
    if (secret.kind !== 'player') return [];
    return records
      .filter((record) => namingText(record, secret.board_number)?.includes(secret.account_id))
      .map((record) => found(record, `who was named for board ${secret.board_number}`));
  });
}

/** What a record says of the naming for a board; undefined: nothing. */
function namingText({ kind, value }: PublicRecord, board: number): string | undefined {
  const said: unknown =
    kind === 'event' ? Reflect.get(value, 'p') : Reflect.get(Reflect.get(value, 'battle') ?? {}, 'naming');
  if (typeof said !== 'object' || said === null || Reflect.get(said, 'board_number') !== board) return undefined;
  const isNaming = kind === 'snapshot' || ['naming_started', 'player_locked'].includes(String(Reflect.get(value, 't')));
  return isNaming ? JSON.stringify(said) : undefined;
}

/** The decks of a line-up are nobody's business, before the reveal and after. */
function findDecks(records: readonly PublicRecord[], secrets: readonly BattleSecret[]): string[] {
  const ids = secrets.flatMap((secret) =>
    secret.kind === 'line_up'
      ? [...secret.line_up.players, ...secret.line_up.bench].flatMap(({ decks }) => decks).concat(secret.line_up.pool)
      : [],
  );
  const texts = records.map((record) => ({ record, text: JSON.stringify(record.value) }));
  return ids.flatMap(({ deck_id }) =>
    texts.filter(({ text }) => text.includes(deck_id)).map(({ record }) => found(record, `deck ${deck_id}`)),
  );
}
