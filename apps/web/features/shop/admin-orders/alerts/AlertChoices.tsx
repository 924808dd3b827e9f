import { Bell, BellOff, Volume2, VolumeOff } from 'lucide-react';

import { useAtom } from '../../../../shared/state/jotai.ts';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { playTone } from '../../../../shared/sound/tone.ts';
import { boardChoicesAtom, type BoardChoices } from './alerts.atoms.ts';

/** How the board announces new orders; stored on this device. */
export function AlertChoices() {
  const [choices, setChoices] = useAtom(boardChoicesAtom);
  const { is_auto, has_sound, has_badge } = choices;
  const choose = (changes: Partial<BoardChoices>) => setChoices({ ...choices, ...changes });
  const chooseSound = () => {
    choose({ has_sound: !has_sound });
    // the click is also what a browser requires before a page may play sound
    if (!has_sound) void playTone().catch(() => undefined);
  };
  return (
    <>
      <Switch checked={is_auto} onChange={(isOn) => choose({ is_auto: isOn })}>
        新订单自动出现
      </Switch>
      <IconButton label="新订单提示音" aria-pressed={has_sound} onClick={chooseSound}>
        {has_sound ? <Volume2 size={18} /> : <VolumeOff size={18} />}
      </IconButton>
      <IconButton label="标题显示新订单数" aria-pressed={has_badge} onClick={() => choose({ has_badge: !has_badge })}>
        {has_badge ? <Bell size={18} /> : <BellOff size={18} />}
      </IconButton>
    </>
  );
}
