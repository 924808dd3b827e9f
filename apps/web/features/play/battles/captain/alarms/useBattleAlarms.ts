import { captainAction } from '@pailei/domain/battles/next-action';
import type { BattleState } from '@pailei/domain/battles/types';
import { useEffect, useEffectEvent, useRef } from 'react';

import { showBrowserNotice } from '../../../../../shared/alarms/browser-notice.ts';
import { claimWindow, isAnyWindowVisible } from '../../../../../shared/alarms/windows.ts';
import { playTone } from '../../../../../shared/sound/tone.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { usePageTitle } from '../../../../../shared/ui/layout/usePageTitle.ts';
import { useDeadlineNow } from '../../../../../shared/ui/time/Countdown.tsx';
import type { OwnPlace } from '../useOwnPlace.ts';
import { alarmsOnAtom } from './alarms.atoms.ts';
import { battleAlarms, type BattleAlarm } from './battle-alarms.ts';

/** Rings what is new while the page is open: title, tone, and where no window is in sight the browser's own notice. */
export function useBattleAlarms(state: BattleState, place: OwnPlace, name: string): void {
  const isOn = useAtomValue(alarmsOnAtom);
  const alarms = battleAlarms(state, place, useDeadlineNow());
  const known = useRef<ReadonlySet<string> | null>(null);
  const keys = alarms.map(({ key }) => key).join('\n');
  const { action } = captainAction(state, place.side);
  const isAsked = action === 'name_player' && place.leads;
  usePageTitle(isAsked ? `等你决定 · ${name}` : name);
  const ring = useEffectEvent(() => {
    const fresh = alarms.filter(({ key }) => known.current && !known.current.has(key));
    known.current = new Set(alarms.map(({ key }) => key));
    if (isOn) for (const alarm of fresh) void ringAlarm(alarm, name, state.battle_id);
  });
  useEffect(() => ring(), [keys]);
}

/** From one window only; what fails to sound or to show is on the page all the same. */
async function ringAlarm({ key, text }: BattleAlarm, title: string, battleId: string): Promise<void> {
  if (!(await claimWindow(`battle:${battleId}:${key}`))) return;
  await playTone().catch(() => undefined);
  if (await isAnyWindowVisible()) return;
  showBrowserNotice({ title: text, text: title, tag: `battle ${battleId} ${key}`, onOpen: () => undefined });
}
