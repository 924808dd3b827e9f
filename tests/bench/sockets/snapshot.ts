/** A state of about 2 KB, as large as a match in play. */
export const SNAPSHOT = {
  games: Array.from({ length: 16 }, (_, game) => ({
    game,
    winner: game % 2 ? 'a' : 'b',
    decks: ['Druid of the long game', 'Mage of the quick hand'],
    note: 'x'.repeat(20),
  })),
};

/** The answer to a subscription, in the hub's form, as text. */
export const subAnswer = (topic: string) =>
  JSON.stringify({ type: 'sub', ok: true, topic, epoch: '', version: 0, delay: 0, snapshot: SNAPSHOT, events: [] });

/** The name in Redis of the site that is measured. */
export const BENCH_SITE = 'bench';
