import type { Deck } from '@pailei/contracts/decks';
import { formatName } from '@pailei/domain/decks';
import { Check, Lock, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';

import { playerPath } from '../../../app/links.ts';
import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
import { LIBRARY_CRUMBS } from '../parts/crumbs.ts';
import { identityWords, shortProblem, VISIBILITY_NAMES, winRate } from '../parts/words.ts';
import { DeckMenu } from './DeckMenu.tsx';
import { clockText } from './detail.model.ts';

export type Deletion = { isPending: boolean; run: () => void };
type DeckHeaderProps = { deck: Deck; deletion: Deletion | undefined };

/** What the deck is, how it stands, and what can be done with it. */
export function DeckHeader({ deck, deletion }: DeckHeaderProps) {
  return (
    <>
      {deck.is_mine && <Crumbs crumbs={[...LIBRARY_CRUMBS, { label: deck.name }]} />}
      <header className="dh">
        <ClassPlate heroClass={deck.class} size="xl" />
        <div className="dh__t">
          <div className="row wrap">
            <h1>{deck.name}</h1>
            <Tags deck={deck} />
          </div>
          <Facts deck={deck} />
        </div>
        <Figures deck={deck} />
        <div className="row">
          {deck.is_mine && (
            <LinkButton variant="ghost" icon={<Pencil size={16} />} to={`/decks/${deck.id}/edit`}>
              编辑
            </LinkButton>
          )}
          <DeckMenu deck={deck} deletion={deletion} />
        </div>
      </header>
    </>
  );
}

function Tags({ deck: { locked_in, problems, format, archetype } }: { deck: Deck }) {
  const rules = useDeckRules();
  const problem = shortProblem(problems);
  return (
    <>
      {locked_in.map(({ tournament_id, name }) => (
        <Tag key={tournament_id} tone="zhu">
          <Lock size={11} aria-hidden="true" />
          <span className="dkc__e ell">{name}</span>锁定中
        </Tag>
      ))}
      {problem ? (
        <Tag {...(problem.tone && { tone: problem.tone })}>{problem.label}</Tag>
      ) : (
        <Tag tone="lv">
          <Check size={11} aria-hidden="true" />
          {formatName(rules, format)}合法
        </Tag>
      )}
      {archetype !== '' && <Tag isOutlined>{archetype}</Tag>}
    </>
  );
}

function Facts({ deck }: { deck: Deck }) {
  const rules = useDeckRules();
  return (
    <p className="t2">
      {identityWords(deck, rules)}
      {deck.is_mine ? (
        ` · ${VISIBILITY_NAMES[deck.visibility]}`
      ) : (
        <>
          {' · '}
          <Link className="dh__o" to={playerPath(deck.owner.id)}>
            {deck.owner.username}
          </Link>
        </>
      )}
      {' · 更新于 '}
      <Time iso={deck.updated_at} />
    </p>
  );
}

function Figures({ deck: { games, game_seconds } }: { deck: Deck }) {
  const rate = winRate(games);
  return (
    <dl className="dh__s">
      <div>
        <dt>胜率</dt>
        <dd className="num">
          {rate ?? '—'}
          {rate !== null && <small>%</small>}
        </dd>
      </div>
      <div>
        <dt>对局</dt>
        <dd className="num">{games.wins + games.losses}</dd>
      </div>
      <div>
        <dt>平均用时</dt>
        <dd className="num">{game_seconds === null ? '—' : clockText(game_seconds)}</dd>
      </div>
    </dl>
  );
}
