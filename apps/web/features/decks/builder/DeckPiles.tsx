import { Plus } from 'lucide-react';

import { Button } from '../../../shared/ui/Button.tsx';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { copiesIn } from '../parts/figures.ts';
import { ProblemNotes } from '../parts/ProblemNotes.tsx';
import { PileList } from './PileList.tsx';
import type { Builder } from './useBuilder.ts';

type DeckPilesProps = { builder: Builder; onEmptied: () => void };

/** The deck so far with its sideboards, and what is wrong with it. */
export function DeckPiles({ builder, onEmptied }: DeckPilesProps) {
  const { draft, problems, nameOf, catalogue, state, dispatch } = builder;
  // how many are missing stands in the bar below
  const told = problems.filter(({ code, count, limit }) => code !== 'size_wrong' || (count ?? 0) > (limit ?? 0));
  const wrong = new Set(problems.flatMap(({ code, dbf_ids }) => (code === 'card_unknown' ? [] : dbf_ids)));
  const owners = [...new Set(draft.sideboard.map(({ owner_dbf_id }) => owner_dbf_id))];
  return (
    <section className="bdp" aria-label="卡组">
      <SectionHeader title="卡牌" meta={`${copiesIn(draft.cards)} 张 · ${draft.cards.length} 种`} />
      {catalogue.isError && (
        <LoadFailed message="卡牌资料没有加载出来，卡组仍在。" onRetry={() => void catalogue.refetch()} />
      )}
      <ProblemNotes problems={told} nameOf={nameOf} />
      {draft.cards.length === 0 ? (
        <p className="bdp__e">还没有卡牌。在「选卡」里输入名称，按 Enter 或点击加入。</p>
      ) : (
        <PileList builder={builder} owner={null} label="卡牌" wrong={wrong} onEmptied={onEmptied} />
      )}
      {owners.map((owner) => (
        <div key={owner}>
          <div className="cl__t">
            <h3>「{nameOf(owner)}」的备牌</h3>
            <span className="num">
              {copiesIn(draft.sideboard.filter(({ owner_dbf_id }) => owner_dbf_id === owner))}
            </span>
            <Button
              variant="text"
              size="sm"
              icon={<Plus size={14} />}
              aria-pressed={state.target === owner}
              onClick={() => dispatch({ type: 'aim', target: state.target === owner ? null : owner })}
            >
              {state.target === owner ? '正在加入' : '加入备牌'}
            </Button>
          </div>
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
