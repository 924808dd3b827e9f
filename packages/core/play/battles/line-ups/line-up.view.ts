import type { LineUp } from '@pailei/domain/battles/line-up/types';

/** Written out: nothing else of a stored line-up leaves the server. */
export function lineUpView({ players, bench, advisers, pool, is_short }: LineUp) {
  const deck = ({ deck_id, class: hero }: LineUp['pool'][number]) => ({ deck_id, class: hero });
  const player = ({ account_id, name, decks }: LineUp['players'][number]) => ({
    account_id,
    name,
    decks: decks.map(deck),
  });
  return {
    players: players.map(player),
    bench: bench.map(player),
    advisers: advisers.map(({ account_id, name }) => ({ account_id, name })),
    pool: pool.map(deck),
    is_short,
  };
}
