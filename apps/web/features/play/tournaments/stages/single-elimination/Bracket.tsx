import type { BracketSlot, TournamentState } from '@pailei/domain/tournament';

import { matchViewHref } from '../../../../../shared/links/links.ts';
import { nameOf } from '../../../../../shared/tournaments/people.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import styles from './Bracket.module.css';
import type { BracketLayout, Connector } from './bracket-layout.ts';
import { BracketNode, ByeNode } from './BracketNode.tsx';

type BracketProps = { tournament: TournamentState; layout: BracketLayout; myId: string | null; zoom: number };

const CONNECTORS: Readonly<Record<Connector['kind'], string | undefined>> = {
  mine: styles['ownConnector'],
  decided: styles['decidedConnector'],
  open: undefined,
};

/** The drawn tree; to a screen reader it is a list of links, round by round. */
export function Bracket({ tournament, layout, myId, zoom }: BracketProps) {
  const { width, height, headers, nodes, byes, connectors } = layout;
  const isOver = tournament.status === 'finished';
  return (
    <div
      className="relative -mx-1.5 overflow-x-auto px-1.5 pb-3 max-tablet:-mx-4 max-tablet:snap-x max-tablet:snap-proximity max-tablet:px-4"
      role="region"
      aria-label="对阵图"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <div className="relative mx-auto" style={{ width, height, zoom }}>
        <svg className="absolute top-0 left-0" width={width} height={height} aria-hidden="true">
          {connectors.map(({ key, path, kind }) => (
            <path key={key} className={cx(styles['connector'], CONNECTORS[kind])} d={path} />
          ))}
        </svg>
        {headers.map(({ number, label, best_of, x, y }) => (
          <div
            key={number}
            className="absolute flex w-48 scroll-mx-4 snap-start items-baseline justify-between text-12 text-text-3"
            style={{ left: x, top: y }}
          >
            <b className="font-medium text-text-2">{label}</b>
            <small>BO{best_of}</small>
          </div>
        ))}
        <ol>
          {byes.map(({ key, slot, x, y }) => (
            <ByeNode
              key={key}
              name={slot.id ? nameOf(tournament, slot.id) : '待定'}
              seed={slot.seed}
              isMe={slot.id !== null && slot.id === myId}
              x={x}
              y={y}
            />
          ))}
          {nodes.map(({ key, cell, label, x, y }) => (
            <BracketNode
              key={key}
              x={x}
              y={y}
              label={label}
              isThirdPlace={cell.section === 'third_place'}
              match={cell.match}
              href={cell.match && matchViewHref(tournament.id, cell.match.match_id)}
              aId={cell.a.id}
              aName={slotName(tournament, cell.a)}
              aSeed={cell.a.seed}
              bId={cell.b.id}
              bName={slotName(tournament, cell.b)}
              bSeed={cell.b.seed}
              myId={myId}
              winnerId={cell.winner_id}
              isChampion={isOver && cell.is_final}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Who takes a side; 轮空 where nobody comes, because both candidates are out. */
function slotName(tournament: TournamentState, { id, is_open }: BracketSlot): string {
  if (id !== null) return nameOf(tournament, id);
  return is_open ? '待定' : '轮空';
}
