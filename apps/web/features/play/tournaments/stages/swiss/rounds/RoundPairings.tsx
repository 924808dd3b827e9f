import { roundStatus } from '@pailei/domain/tournament/views';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';

import { useAtomValue } from '../../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../../shared/state/session.atoms.ts';
import { entryOf, nameOf } from '../../../../../../shared/tournaments/people.ts';
import { TextLink } from '../../../../../../shared/ui/actions/TextLink.tsx';
import { SearchField } from '../../../../../../shared/ui/forms/SearchField.tsx';
import { Segmented } from '../../../../../../shared/ui/forms/Segmented.tsx';
import { SectionHeader } from '../../../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../../../shared/ui/marks/Tag.tsx';
import { MatchRow } from '../../../MatchRow.tsx';
import { MATCH_COLUMNS, MATCH_ROW, MatchRows, RowEnd, RowLabel, RowPlayer } from '../../../MatchRowParts.tsx';
import { useRulings } from '../../../staff/useRulings.tsx';
import { adjustmentLines, listedMatches, tableNotes } from './round-list.ts';

type Round = Stage['rounds'][number];

/** Rows of a round; a shorter one is laid out whole, so that nothing moves when a match ends. */
const LONG_FROM = 64;

/** Who meets whom, round by round; the newest round unless the visitor chose one, and their own table first. */
export function RoundPairings({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const round = stage.rounds.find(({ number }) => number === chosen) ?? stage.rounds.at(-1);
  if (!round) return null;
  const { matches, over, disputed } = roundStatus(round);
  const options = stage.rounds.map(({ number }) => ({ value: String(number), label: `第 ${number} 轮` }));
  return (
    <section>
      <SectionHeader
        title="各轮对阵"
        meta={`${over} / ${matches} 桌已结束${disputed > 0 ? `，${disputed} 桌争议` : ''}`}
        action={
          <TextLink to={`/solo-tournaments/${tournament.id}/pairings?stage=${stage.index + 1}&round=${round.number}`}>
            <span className="inline-flex items-center gap-1.5">
              <Printer size={14} aria-hidden="true" />
              打印
            </span>
          </TextLink>
        }
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="轮次"
          options={options}
          value={String(round.number)}
          onChange={(value) => setChosen(Number(value))}
        />
        <SearchField label="桌号或选手" value={search} onChange={setSearch} />
      </div>
      <RoundRows tournament={tournament} round={round} search={search} />
    </section>
  );
}

type RoundRowsProps = { tournament: TournamentState; round: Round; search: string };

function RoundRows({ tournament, round, search }: RoundRowsProps) {
  const user = useAtomValue(userAtom);
  const rulings = useRulings(tournament);
  const ownId = entryOf(tournament, user)?.id ?? null;
  const shown = useMemo(() => listedMatches(tournament, round, { search, ownId }), [tournament, round, search, ownId]);
  const isSearching = search.trim() !== '';
  return (
    <>
      <Adjustments lines={adjustmentLines(tournament, round)} />
      {isSearching && shown.length === 0 && <p className="py-4 text-text-3">没有找到「{search.trim()}」。</p>}
      <MatchRows>
        {shown.map((match) => (
          <MatchRow
            key={match.match_id}
            tournament={tournament}
            match={match}
            label={`第 ${match.table} 桌`}
            note={tableNotes(round, match.table)}
            isOwn={ownId !== null && (match.a === ownId || match.b === ownId)}
            isInLongList={shown.length > LONG_FROM}
            {...rulings.of(match)}
          />
        ))}
        {!isSearching && <Resting tournament={tournament} round={round} />}
      </MatchRows>
      {rulings.dialog}
    </>
  );
}

/** Who does not play: the bye, and those whom the staff have named as absent. */
function Resting({ tournament, round: { bye, absent = [] } }: Pick<RoundRowsProps, 'tournament' | 'round'>) {
  const rows = [
    ...(bye === null ? [] : [{ id: bye, label: '轮空', tag: '记一胜' }]),
    ...absent.map((id) => ({ id, label: '缺席', tag: '记一负' })),
  ];
  return rows.map(({ id, label, tag }) => (
    <li key={id} className={MATCH_ROW}>
      <span className={MATCH_COLUMNS}>
        <RowLabel>{label}</RowLabel>
        <RowPlayer name={nameOf(tournament, id)} hasWon={label === '轮空'} />
        <RowEnd>
          <Tag {...(label === '轮空' && { tone: 'jin' as const })}>{tag}</Tag>
        </RowEnd>
      </span>
    </li>
  ));
}

function Adjustments({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="mb-3 text-13 text-text-2">
      <summary className="cursor-pointer">本轮有 {lines.length} 处人工调整</summary>
      <ul className="mt-1.5 grid gap-1 pl-4">
        {lines.map((line, index) => (
          <li key={index} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
