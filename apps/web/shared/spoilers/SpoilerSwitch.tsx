import { useAtom } from '../state/jotai.ts';
import { spoilerSafeAtom } from '../state/spoilers.atoms.ts';
import { Switch } from '../ui/forms/Switch.tsx';

/** Whether scores stay hidden until they are asked for. */
export function SpoilerSwitch() {
  const [isSafe, setSafe] = useAtom(spoilerSafeAtom);
  return (
    <Switch checked={isSafe} onChange={setSafe}>
      防剧透
    </Switch>
  );
}
