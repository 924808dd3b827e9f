import type { LineUp, LineUpDeck, LineUpPlayer } from '@pailei/domain/battles/line-up/types';

import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';

/** A line-up to read: the players in order, then the bench, each with the classes of the decks. */
export function LineUpRows({ lineUp: { players, bench, advisers, pool } }: { lineUp: LineUp }) {
  return (
    <ol className="border-t border-t-line-2">
      {players.map((player, index) => (
        <Row key={player.account_id} place={String(index + 1)} player={player} />
      ))}
      {advisers.map((adviser) => (
        <Row key={adviser.account_id} place="参谋" player={{ ...adviser, decks: [] }} />
      ))}
      {bench.map((player) => (
        <Row key={player.account_id} place="替补" player={player} />
      ))}
      {pool.length > 0 && (
        <li className="flex min-h-14 items-center gap-3 border-b border-b-line-1">
          <span className="flex-1 text-13 text-text-3">全队卡组池</span>
          <Decks decks={pool} />
        </li>
      )}
    </ol>
  );
}

function Row({ place, player: { account_id, name, decks } }: { place: string; player: LineUpPlayer }) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-b-line-1">
      <span className="w-8 text-13 text-text-3">{place}</span>
      <Avatar name={name} size={32} userId={account_id} />
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      <Decks decks={decks} />
    </li>
  );
}

/** The plates of some decks, in their order. */
export function Decks({ decks }: { decks: readonly LineUpDeck[] }) {
  return (
    <span className="flex gap-1.5">
      {decks.map(({ deck_id, class: hero }) => (
        <ClassPlate key={deck_id} heroClass={hero} size="s" />
      ))}
    </span>
  );
}
