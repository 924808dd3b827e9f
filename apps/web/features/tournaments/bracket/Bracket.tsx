import type { BracketSlot, TournamentState } from '@pailei/domain/tournament';

import { matchViewHref } from '../../../app/links.ts';
import type { BracketLayout, Connector } from '../model/bracket.ts';
import { nameOf } from '../model/people.ts';
import { BracketNode, ByeNode } from './BracketNode.tsx';

type BracketProps = { tournament: TournamentState; layout: BracketLayout; myId: string | null; zoom: number };

const PATH_CLASS: Readonly<Record<Connector['kind'], string>> = { mine: 'me', decided: 'ok', open: '' };

/** The drawn tree; to a screen reader it is a list of links, round by round. */
export function Bracket({ tournament, layout, myId, zoom }: BracketProps) {
  const { width, height, headers, nodes, byes, connectors } = layout;
  const isOver = tournament.status === 'finished';
  return (
    <div className="bk-w" role="region" aria-label="对阵图">
      <div className="bk" style={{ width, height, zoom }}>
        <svg width={width} height={height} aria-hidden="true">
          {connectors.map(({ key, path, kind }) => (
            <path key={key} className={PATH_CLASS[kind]} d={path} />
          ))}
        </svg>
        {headers.map(({ number, label, best_of, x, y }) => (
          <div key={number} className="bh" style={{ left: x, top: y }}>
            <b>{label}</b>
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

/** Who takes a side; 轮空 where nobody comes, since both who could have come are out. */
function slotName(tournament: TournamentState, { id, is_open }: BracketSlot): string {
  if (id !== null) return nameOf(tournament, id);
  return is_open ? '待定' : '轮空';
}
