import { className } from '@pailei/domain/decks';
import { SIDES, type DeckStatus, type SeriesState, type Side } from '@pailei/domain/series';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Avatar } from '../../../shared/ui/Avatar.tsx';
import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { DECK_WORDS, deckLines, remainingText, type DeckLine } from '../model/decks.ts';
import { FORMAT_NAMES, formatRule } from '../model/series-words.ts';
import { Section } from './Section.tsx';
import { Stamp } from './Stamp.tsx';

const LOOKS = {
  available: '',
  in_use: 'dr--now',
  won: 'dr--won',
  lost: 'dr--won',
  banned: 'dr--ban',
  shielded: '',
} as const satisfies Record<DeckStatus, string>;

const MatchLists = lazy(async () => ({ default: (await import('./MatchLists.tsx')).MatchLists }));

type DeckColumnsProps = { series: SeriesState; matchId: string; areListsOpen: boolean };

/** Both line-ups side by side, each deck with its record and its state; with every card once the event shows them. */
export function DeckColumns({ series, matchId, areListsOpen }: DeckColumnsProps) {
  const { format } = series.settings;
  const [isAsked, setAsked] = useState(false);
  const action = areListsOpen && (
    <button type="button" className="lnk" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
      {isAsked ? '收起卡组' : '查看卡组'}
    </button>
  );
  return (
    <Section title="双方卡组" meta={`${FORMAT_NAMES[format]}：${formatRule(format)}`} action={action}>
      <div className="dcols">
        {SIDES.map((side) => (
          <DeckColumn key={side} series={series} side={side} />
        ))}
      </div>
      {isAsked && areListsOpen && (
        <Suspense>
          <MatchLists matchId={matchId} series={series} />
        </Suspense>
      )}
    </Section>
  );
}

function DeckColumn({ series, side }: { series: SeriesState; side: Side }) {
  const { name } = series.sides[side];
  return (
    <div className={`dc dc--${side}`}>
      <div className="dc__h">
        <Avatar name={name} size={24} />
        <b className="ell" title={name}>
          {name}
        </b>
        <span className="t3 s12">{remainingText(series, side)}</span>
      </div>
      <ul>
        {deckLines(series, side).map((line) => (
          <DeckRow key={line.deck.slot} line={line} />
        ))}
      </ul>
    </div>
  );
}

function DeckRow({ line: { deck, status, wins, losses } }: { line: DeckLine }) {
  const rules = useDeckRules();
  const isOut = status === 'won' || status === 'lost';
  const plate = isOut ? { state: 'used' as const } : status === 'banned' ? { state: 'ban' as const } : {};
  const detail = status === 'banned' ? ` · ${DECK_WORDS.banned}` : '';
  return (
    <li className={`dr ${LOOKS[status]}`}>
      <ClassPlate heroClass={deck.class} size="l" {...plate} />
      <div className="dr__t">
        <b title={deck.name}>{deck.name}</b>
        <small>
          {className(rules, deck.class)}
          {detail}
        </small>
      </div>
      <span className="dr__r num">{wins + losses === 0 ? '—' : `${wins}–${losses}`}</span>
      <span className="dr__s">{deckMark(status)}</span>
    </li>
  );
}

function deckMark(status: DeckStatus): ReactNode {
  switch (status) {
    case 'in_use':
      return <Tag tone="zhu">{DECK_WORDS.in_use}</Tag>;
    case 'won':
      return <Stamp key="won" mark="胜" />;
    case 'lost':
      return <Stamp key="lost" mark="负" />;
    case 'banned':
      return <Stamp key="banned" mark="禁" />;
    case 'shielded':
      return <Tag tone="qing">{DECK_WORDS.shielded}</Tag>;
    case 'available':
      return <Tag>{DECK_WORDS.available}</Tag>;
    default:
      return status satisfies never;
  }
}
