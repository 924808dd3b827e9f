/** What the key of a draw is derived for: no two draws of an event have the same label. */
export const drawLabels = {
  seeds: 'seeds',
  lots: 'lots',
  /** `revision`: that of the draw which it made. */
  groupSeeds: (stage: number, revision: number) => `groups/${stage}/${revision}/seeds`,
  groupPlace: (stage: number, revision: number) => `groups/${stage}/${revision}`,
  pairing: (stage: number, round: number) => `pairing/${stage}/${round}`,
  /** The system's choice for a side that let its time run out; `game` is 0 for shields and bans. */
  choice: (choice: { match: string; kind: string; side: string; game: number }) =>
    `choice/${choice.match}/${choice.kind}/${choice.side}/${choice.game}`,
} as const;
