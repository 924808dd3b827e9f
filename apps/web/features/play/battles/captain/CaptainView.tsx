import type { BattleState } from '@pailei/domain/battles/types';
import { useEffect, useRef } from 'react';

import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import type { LiveBattle } from '../battles.api.ts';
import { BattleDecks } from '../decks/BattleDecks.tsx';
import { LineUpPage } from '../line-up/LineUpPage.tsx';
import { AlarmSwitch } from './alarms/AlarmSwitch.tsx';
import { useBattleAlarms } from './alarms/useBattleAlarms.ts';
import { useBattleSide } from './captain.api.ts';
import { Console } from './Console.tsx';
import type { OwnPlace } from './useOwnPlace.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** A battle for somebody of one of its teams: the line-up until it is locked, then the console. */
export function CaptainView({ battle, place, name }: { battle: LiveBattle; place: OwnPlace; name: string }) {
  const { info, battle: state } = battle;
  const own = useBattleSide(info.id, place.side).state;
  useBattleAlarms(state, place, name);
  useLockNotice(state, place);
  const isOpen = state.status === 'scheduled' && !state.sides[place.side].line_up.locked;
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      <div className="-mt-2 mb-3 flex min-h-10 items-center justify-between gap-3">
        <div className="min-w-0 overflow-hidden">
          <Crumbs crumbs={[{ label: '团队战', to: '/teams/battles' }, { label: isOpen ? '出战名单' : name }]} />
        </div>
        <span className="flex flex-none items-center gap-2">
          <AlarmSwitch />
          <ViewSwitch leads={place.leads} />
        </span>
      </div>
      {isOpen ? (
        <LineUpPage info={info} state={state} place={place} own={own} />
      ) : (
        <>
          <Console battle={battle} place={place} own={own} />
          <BattleDecks battle={battle} />
        </>
      )}
    </>
  );
}

/** The page of the line-up makes room for the console: why, is said, whoever has locked it. */
function useLockNotice({ sides }: BattleState, { side }: OwnPlace): void {
  const { locked, by_system } = sides[side].line_up;
  const before = useRef(locked);
  useEffect(() => {
    if (locked && !before.current) {
      toast.info(by_system ? '名单到截止时仍未锁定，系统已按规则锁定' : '本队的出战名单已锁定');
    }
    before.current = locked;
  }, [locked, by_system]);
}
