import type { Deck, DeckSummary } from '@pailei/contracts/decks/decks/decks.api';
import { writeCards } from '@pailei/core/decks/cards/import/write-cards';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import type { CardFacts } from '@pailei/domain/decks/card';
import { codeOf, pairs } from '@pailei/tests/support/deck-codes';
import { call, type Deps, type App } from '@pailei/api/testing/app.fixture';

/** Of no set that has rotated, two copies each: number 5,001 costs 1, 5,002 costs 2 … */
const mageCard = (place: number): CardFacts => ({
  dbf_id: 5_000 + place,
  name: `法牌${place}`,
  cost: place,
  rarity: place > 20 ? 'LEGENDARY' : 'COMMON',
  type: 'SPELL',
  card_class: 'MAGE',
  classes: ['MAGE'],
  set: 'CORE',
});
export const ROTATED = 5_900;
export const WARRIOR_CARD = 5_901;
const CARDS: readonly CardFacts[] = [
  ...Array.from({ length: 25 }, (_, index) => mageCard(index + 1)),
  { ...mageCard(1), dbf_id: ROTATED, name: '旧牌', set: 'GVG' },
  { ...mageCard(2), dbf_id: WARRIOR_CARD, name: '战牌', card_class: 'WARRIOR', classes: ['WARRIOR'] },
];

export function useCards({ db }: Pick<Deps, 'db'>) {
  return runTransaction(db, (trx) => writeCards(trx, CARDS, { is_sample: false, now: new Date().toISOString() }));
}

/** Thirty known cards of a mage; the number makes it another deck than those with other numbers. */
export const mageCode = (swapped = 0) => codeOf([...pairs(5_001, 14), [5_015 + swapped, 2]]);

/** Calls on decks as the owner of the token. */
export function decksClient(app: App) {
  const send = <T>(
    token: string | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => call<T>(app, { method, url: `/api${path}`, ...(token && { token }), ...(payload && { payload }) });
  return {
    send,
    create: (token: string, fields: object = {}) =>
      send<Deck>(token, 'POST', '/decks', { name: '快攻法', code: mageCode(), ...fields }),
    get: (token: string | undefined, id: string) => send<Deck>(token, 'GET', `/decks/${id}`),
    list: (token: string, query = '') =>
      send<{
        items: DeckSummary[];
        total: number;
        all: number;
        locked: number;
        counts: object[];
        archetypes: string[];
      }>(token, 'GET', `/decks${query}`),
  };
}

/** A session of an account that was built without one. */
export async function tokenFor(app: App, { db }: Pick<Deps, 'db'>, accountId: string): Promise<string> {
  const id = newId();
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  await db.insertInto('session').values({ id, account_id: accountId, expires_at }).execute();
  return app.jwt.sign({ sub: accountId, sid: id, jti: newId() }, { expiresIn: 3_600 });
}
