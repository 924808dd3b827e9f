import type { ChampionView } from '@pailei/contracts/play/seasons/season-champions';

import { CopyButton } from '../../../../shared/ui/actions/CopyButton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';

/** The decks of whoever has won, as they were; of a team with whose they are. */
export function ChampionDecks({ champion: { decks } }: { champion: ChampionView }) {
  const isOfTeam = decks.some(({ owner }) => owner !== undefined);
  return (
    <section aria-label="冠军卡组">
      <SectionHeader title="冠军卡组" />
      <ul className="border-t border-line-1">
        {decks.map((deck, index) => (
          // the same deck may have been brought by two players
          <li key={index} className="flex items-center gap-3 border-b border-line-1 py-2.5">
            <ClassPlate heroClass={deck.class} size="s" />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{deck.name}</span>
              {deck.owner !== undefined && <small className="block truncate text-text-3">{deck.owner}</small>}
            </span>
            <CopyButton what={`「${deck.name}」的卡组码`} text={deck.code} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-text-3">
        {isOfTeam ? '卡组内容为决赛当天的快照，由战队公开。' : '卡组内容为夺冠赛事当天的快照。'}
      </p>
    </section>
  );
}
