import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { formatName } from '@pailei/domain/decks/deck-rules';
import { Check, Lock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { playerPath } from '../../../../shared/links/links.ts';
import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { identityText, shortProblem, VISIBILITY_NAMES, winRate } from '../../../../shared/decks/deck-labels.ts';
import { DeckMenu } from './DeckMenu.tsx';
import { LIBRARY_CRUMBS } from '../parts/crumbs.ts';
import { DeckHeading } from '../parts/DeckHeading.tsx';
import { lengthText } from './detail.model.ts';
import type { Deletion } from './deletion.ts';

type DeckHeaderProps = { deck: Deck; deletion: Deletion | undefined };

/** The deck's name, its state and its actions. */
export function DeckHeader({ deck, deletion }: DeckHeaderProps) {
  return (
    <>
      {deck.is_mine && <Crumbs crumbs={[...LIBRARY_CRUMBS, { label: deck.name }]} />}
      <DeckHeading>
        <ClassPlate heroClass={deck.class} size="xl" />
        <div className="min-w-55 flex-1 max-tablet:basis-[calc(100%-100px)]">
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="mr-1 text-28 font-bold wrap-anywhere max-tablet:text-[22px]/[30px]">{deck.name}</h1>
            <Tags deck={deck} />
          </div>
          <Facts deck={deck} />
        </div>
        <DeckStatistics deck={deck} />
        <div className="flex items-center gap-2">
          {deck.is_mine && (
            <LinkButton variant="ghost" icon={<Pencil size={16} />} to={`/decks/${deck.id}/edit`}>
              编辑
            </LinkButton>
          )}
          <DeckMenu deck={deck} deletion={deletion} />
        </div>
      </DeckHeading>
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
          <span className="max-w-[14em] truncate leading-normal">{name}</span>锁定中
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
    <p className="text-text-2">
      {identityText(deck, rules)}
      {deck.is_mine ? (
        ` · ${VISIBILITY_NAMES[deck.visibility]}`
      ) : (
        <>
          {' · '}
          <Link
            className="text-text-1 underline decoration-line-control underline-offset-4 hover:text-zhu-text"
            to={playerPath(deck.owner.id)}
          >
            {deck.owner.username}
          </Link>
        </>
      )}
      {' · 更新于 '}
      <Time iso={deck.updated_at} />
    </p>
  );
}

function DeckStatistics({ deck: { games, game_seconds } }: { deck: Deck }) {
  const rate = winRate(games);
  return (
    <dl className="mr-4 flex gap-9 max-tablet:mr-0 max-tablet:w-full max-tablet:justify-between">
      <Figure name="胜率">
        {rate ?? '—'}
        {rate !== null && <span className="text-18">%</span>}
      </Figure>
      <Figure name="对局">{games.wins + games.losses}</Figure>
      <Figure name="平均用时">{game_seconds === null ? '—' : lengthText(game_seconds)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 leading-[22px] text-text-3">{name}</dt>
      <dd className="font-num text-30 leading-8 font-semibold">{children}</dd>
    </div>
  );
}
