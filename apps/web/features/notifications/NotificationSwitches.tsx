import './notifications.css';

import { NOTICE_KIND_TEXTS, noticeKindsOf, type NoticeKind } from '@pailei/contracts/notice-text';
import type { NoticeSwitches } from '@pailei/contracts/notifications';

import { usePersonal } from '../../shared/live/useTopics.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { Loading, SkeletonRows } from '../../shared/ui/Skeleton.tsx';
import { Switch } from '../../shared/ui/Switch.tsx';
import { BrowserPermission } from './BrowserPermission.tsx';
import { useSaveSwitches } from './notifications.api.ts';

const WAYS = [
  { way: 'toast', label: '页面提醒' },
  { way: 'browser', label: '浏览器通知' },
  { way: 'sound', label: '提示音' },
] as const satisfies readonly { way: keyof NoticeSwitches; label: string }[];

/** What reaches the visitor how, by kind of notice. Saved with each switch, and the same in every window. */
export function NotificationSwitches() {
  const saved = usePersonal().state?.notification_settings;
  const save = useSaveSwitches();
  const user = useAtomValue(userAtom);
  const settings = save.isPending ? save.variables : saved;
  const flip = (kind: NoticeKind, way: keyof NoticeSwitches, isOn: boolean) => {
    if (settings) save.mutate({ ...settings, [kind]: { ...settings[kind], [way]: isOn } });
  };
  return (
    <div className="stack">
      <BrowserPermission />
      <Loading isLoading={!settings} skeleton={<SkeletonRows count={6} />}>
        {() => (
          <ul className="nts">
            {noticeKindsOf(user).map((kind) => (
              <li key={kind}>
                <b>{NOTICE_KIND_TEXTS[kind]}</b>
                <span className="nts__w" role="group" aria-label={NOTICE_KIND_TEXTS[kind]}>
                  {WAYS.map(({ way, label }) => (
                    <Switch
                      key={way}
                      checked={settings?.[kind][way] ?? false}
                      onChange={(isOn) => flip(kind, way, isOn)}
                    >
                      {label}
                    </Switch>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loading>
      <p className="t3 s13">无论开关如何，所有通知都会留在收件箱里 90 天。</p>
    </div>
  );
}
