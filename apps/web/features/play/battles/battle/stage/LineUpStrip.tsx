import { orderName } from '@pailei/contracts/play/battles/battle-texts';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { CardBack } from '../../../../../shared/ui/marks/CardBack.tsx';
import { Seal, type SealMark } from '../../../../../shared/ui/marks/Seal.tsx';
import { formatView } from '../../formats/format-views.ts';
import type { PlaceRest } from '../../../../../shared/battles/model/format-facts.ts';
import { lineUpPlaces, type LineUpPlace } from '../../../../../shared/battles/model/line-up-places.ts';

/** Those who have fallen or won are grey; who may not play any more has given up the place. */
const RESTS: Record<PlaceRest, SealMark | null> = { waiting: null, won: '胜', lost: '负', holder: '擂' };

type LineUpStripProps = { state: BattleState; side: Side };

/** The line-up of a side: who is on a board, who waits, who has fallen, and card backs of those that are hidden. */
export function LineUpStrip({ state, side }: LineUpStripProps) {
  const { hasOrderNames, restOf } = formatView(state);
  const places = lineUpPlaces(state, side);
  return (
    <ol
      className={cx('flex gap-2.5 max-wide:gap-0', side === 'b' && 'flex-row-reverse')}
      aria-label={`${state.sides[side].name} 的出战名单`}
    >
      {places.map((place) => (
        <Place
          key={place.index}
          place={place}
          rest={restOf(place)}
          order={hasOrderNames ? orderName(place.index, places.length) : null}
        />
      ))}
    </ol>
  );
}

type PlaceProps = { place: LineUpPlace; rest: PlaceRest; order: string | null };

function Place({ place: { player, isOnBoard, won, isOut }, rest, order }: PlaceProps) {
  const mark = isOut ? '弃' : isOnBoard && rest !== 'holder' ? null : RESTS[rest];
  const isDone = isOut || (!isOnBoard && (rest === 'lost' || rest === 'won'));
  return (
    <li className="w-18.5 min-w-0 text-center text-12 max-wide:w-auto max-wide:flex-1">
      <span className="relative mx-auto mb-1.5 grid size-12 place-items-center">
        {player ? (
          <span
            className={cx(
              'grid rounded-[22%]',
              isDone && 'brightness-60 grayscale',
              isOnBoard && 'outline-2 outline-offset-2 outline-ivory',
            )}
          >
            <Avatar name={player.name} size={48} phoneSize={44} userId={player.account_id} />
          </span>
        ) : (
          <CardBack width={32} />
        )}
        {mark && <Seal mark={mark} size="xs" isOpaque className="absolute -right-1.5 -bottom-1" />}
      </span>
      <b className={cx('block truncate text-13 font-medium', isDone && 'text-text-3')} title={player?.name}>
        {player?.name ?? '未公开'}
      </b>
      <small className="block h-4.5 truncate text-text-3">
        {order}
        {order !== null && won > 0 && ' · '}
        {won > 0 && <em className="text-jin-text not-italic">{won} 胜</em>}
      </small>
    </li>
  );
}
