import { BellOff, BellRing } from 'lucide-react';

import { askForBrowserNotices } from '../../../../../shared/alarms/browser-notice.ts';
import { useAtom } from '../../../../../shared/state/jotai.ts';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { alarmsOnAtom } from './alarms.atoms.ts';

/** Whether battles ring on this device; turned on, the browser is asked for its own notices as well. */
export function AlarmSwitch() {
  const [isOn, setOn] = useAtom(alarmsOnAtom);
  const change = () => {
    setOn(!isOn);
    if (!isOn) void askForBrowserNotices();
  };
  return (
    <IconButton label={isOn ? '提醒：开' : '提醒：关'} aria-pressed={isOn} onClick={change}>
      {isOn ? <BellRing size={18} /> : <BellOff size={18} />}
    </IconButton>
  );
}
