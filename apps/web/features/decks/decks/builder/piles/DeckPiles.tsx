import { Plus } from 'lucide-react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { CardListTitle } from '../../../../../shared/decks/CardList.tsx';
import { copiesIn } from '../../../../../shared/decks/deck-statistics.ts';
import { ProblemNotes } from '../../parts/ProblemNotes.tsx';
import { PileList } from './PileList.tsx';
import type { Builder } from '../useBuilder.ts';

type DeckPilesProps = { builder: Builder; onEmptied: () => void };

/** The deck so far with its sideboards, and what is wrong with it. */
export function DeckPiles({ builder, onEmptied }: DeckPilesProps) {
  const { draft, problems, nameOf, catalogue, state, dispatch } = builder;
  // the bar below shows how many are missing
  const shownProblems = problems.filter(
    ({ code, count, limit }) => code !== 'size_wrong' || (count ?? 0) > (limit ?? 0),
  );
  const wrong = new Set(problems.flatMap(({ code, dbf_ids }) => (code === 'card_unknown' ? [] : dbf_ids)));
  const owners = [...new Set(draft.sideboard.map(({ owner_dbf_id }) => owner_dbf_id))];
  return (
    <section aria-label="卡组">
      <SectionHeader title="卡牌" meta={`${copiesIn(draft.cards)} 张 · ${draft.cards.length} 种`} />
      {catalogue.isError && (
        <LoadFailed message="卡牌资料没有加载出来，卡组仍在。" onRetry={() => void catalogue.refetch()} />
      )}
      <div className="mb-6 empty:hidden">
        <ProblemNotes problems={shownProblems} nameOf={nameOf} />
      </div>
      {draft.cards.length === 0 ? (
        <p className="border-t border-t-line-2 py-5 text-text-3">
          还没有卡牌。在「选卡」里输入名称，按 Enter 或点击加入。
        </p>
      ) : (
        <Loading isLoading={catalogue.isLoading} skeleton={<SkeletonRows count={draft.cards.length} />}>
          {() => <PileList builder={builder} owner={null} label="卡牌" wrong={wrong} onEmptied={onEmptied} />}
        </Loading>
      )}
      {owners.map((owner) => (
        <div key={owner} className="mt-5">
          <CardListTitle
            title={`「${nameOf(owner)}」的备牌`}
            count={copiesIn(draft.sideboard.filter(({ owner_dbf_id }) => owner_dbf_id === owner))}
          >
            <Button
              variant="text"
              size="sm"
              icon={<Plus size={14} />}
              aria-pressed={state.target === owner}
              onClick={() => dispatch({ type: 'aim', target: state.target === owner ? null : owner })}
            >
              {state.target === owner ? '正在加入' : '加入备牌'}
            </Button>
          </CardListTitle>
          <PileList
            builder={builder}
            owner={owner}
            label={`「${nameOf(owner)}」的备牌`}
            wrong={wrong}
            onEmptied={onEmptied}
          />
        </div>
      ))}
    </section>
  );
}
