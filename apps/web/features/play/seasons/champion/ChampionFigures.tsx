import type { ChampionPageView, ChampionView } from '@pailei/contracts/play/seasons/season-champions';

import { Stat, Stats } from '../../../../shared/ui/data/Stat.tsx';
import { rateText } from './rate-text.ts';

/** The season of whoever has won, in six figures. */
export function ChampionFigures({ champion, page }: { champion: ChampionView; page: ChampionPageView }) {
  const { row, roster } = champion;
  const best = roster.toSorted((one, other) => (other.boards?.streak ?? 0) - (one.boards?.streak ?? 0))[0];
  return (
    <div className="mt-8">
      <Stats isRuled>
        <Stat label="全季战绩" value={`${row.wins}-${row.losses}`} />
        {page.team && row.boards ? (
          <>
            <Stat label="台" value={`${row.boards.won}-${row.boards.lost}`} />
            <Stat label="台胜率" value={rateText(row.boards.won, row.boards.lost)} />
            <Stat label={best?.boards ? `最长连胜 ${best.name}` : '最长连胜'} value={best?.boards?.streak ?? '—'} />
          </>
        ) : (
          <>
            <Stat label="胜率" value={rateText(row.wins, row.losses)} />
            <Stat label="冠军数" value={row.titles} />
            <Stat label="参加赛事" value={row.events} />
          </>
        )}
        <Stat label="赛季分" value={row.points} tone="jin" />
        {page.team ? <Stat label="上榜战队" value={page.teams} /> : <Stat label="上榜选手" value={page.players} />}
      </Stats>
    </div>
  );
}
