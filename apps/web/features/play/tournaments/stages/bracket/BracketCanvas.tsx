import type { BracketSlot } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Fragment } from 'react';

import { fixtureHref } from '../../../../../shared/links/links.ts';
import { isOfTeams, nameOf } from '../../../../../shared/tournaments/people.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import styles from './Bracket.module.css';
import { finalOf, hasOwnLabel, type BracketLayout, type Connector } from './bracket-layout.ts';
import { NODE_HEIGHT, NODE_WIDTH, type Point } from './bracket-places.ts';
import { BracketNode, ByeNode } from './BracketNode.tsx';
import type { Rect } from './useVisibleRect.ts';

const CONNECTORS: Readonly<Record<Connector['kind'], string | undefined>> = {
  mine: styles['ownConnector'],
  decided: styles['decidedConnector'],
  open: undefined,
};

type BracketCanvasProps = { tournament: TournamentState; layout: BracketLayout; myId: string | null; rect: Rect };

/** What of the tree lies in a part of it; to a screen reader it is a list of links, round by round. */
export function BracketCanvas({ tournament, layout, myId, rect }: BracketCanvasProps) {
  const { nodes, byes } = layout;
  const decisive = tournament.status === 'finished' ? finalOf(layout)?.key : undefined;
  return (
    <>
      <BracketLines layout={layout} rect={rect} />
      <ol>
        {byes.filter(isIn(rect)).map(({ key, slot, x, y }) => (
          <ByeNode
            key={key}
            name={slot.id ? nameOf(tournament, slot.id) : '待定'}
            seed={slot.seed}
            isMe={slot.id !== null && slot.id === myId}
            x={x}
            y={y}
          />
        ))}
        {nodes.filter(isIn(rect)).map(({ key, cell, label, x, y }) => (
          <BracketNode
            key={key}
            node={key}
            x={x}
            y={y}
            label={label}
            hasOwnLabel={hasOwnLabel(cell)}
            match={cell.match}
            href={
              cell.match && fixtureHref({ id: tournament.id, isOfTeams: isOfTeams(tournament) }, cell.match.match_id)
            }
            aId={cell.a.id}
            aName={slotName(tournament, cell.a)}
            aSeed={cell.a.seed}
            bId={cell.b.id}
            bName={slotName(tournament, cell.b)}
            bSeed={cell.b.seed}
            myId={myId}
            winnerId={cell.winner_id}
            isChampion={key === decisive}
          />
        ))}
      </ol>
    </>
  );
}

function BracketLines({ layout, rect }: { layout: BracketLayout; rect: Rect }) {
  const { width, height, headings, headers, connectors } = layout;
  return (
    <>
      <svg className="absolute top-0 left-0" width={width} height={height} aria-hidden="true">
        {connectors
          .filter(({ top, bottom }) => bottom >= rect.top && top <= rect.bottom)
          .map(({ key, path, kind }) => (
            <path key={key} className={cx(styles['connector'], CONNECTORS[kind])} d={path} />
          ))}
      </svg>
      {headings.map(({ text, y, line }) => (
        <Fragment key={text}>
          {line && (
            <span
              className="absolute left-0 h-px bg-line-1"
              style={{ top: line.y, width: line.width }}
              aria-hidden="true"
            />
          )}
          <h3 className="absolute left-0 font-song text-18 font-black tracking-[.02em]" style={{ top: y }}>
            {text}
          </h3>
        </Fragment>
      ))}
      {headers.map(({ key, label, best_of, x, y }) => (
        <div
          key={key}
          className="absolute flex w-48 items-baseline justify-between text-12 text-text-3"
          style={{ left: x, top: y }}
        >
          <b className="font-medium text-text-2">{label}</b>
          <small>BO{best_of}</small>
        </div>
      ))}
    </>
  );
}

const isIn =
  ({ left, top, right, bottom }: Rect) =>
  ({ x, y }: Point) =>
    x + NODE_WIDTH >= left && x <= right && y + NODE_HEIGHT >= top && y <= bottom;

/** Who takes a side; 轮空 where nobody comes, because both candidates are out. */
export function slotName(tournament: TournamentState, { id, is_open }: BracketSlot): string {
  if (id !== null) return nameOf(tournament, id);
  return is_open ? '待定' : '轮空';
}
