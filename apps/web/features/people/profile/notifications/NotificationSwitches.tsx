import { noticeKindsOf, NOTICES, type NoticeKind } from '@pailei/contracts/features/notice-text';
import type { NoticeSwitches } from '@pailei/contracts/features/notifications.api';

import { usePersonal } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { PushDevices } from './PushDevices.tsx';
import { BrowserPermission } from './BrowserPermission.tsx';
import { useSaveSwitches } from './switches.api.ts';

const CHANNELS = [
  { way: 'toast', label: '页面提醒' },
  { way: 'browser', label: '浏览器通知' },
  { way: 'sound', label: '提示音' },
  { way: 'mail', label: '邮件' },
] as const satisfies readonly { way: keyof NoticeSwitches; label: string }[];

const channelsOf = (kind: NoticeKind) => CHANNELS.filter(({ way }) => way !== 'mail' || NOTICES[kind].isMailed);

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
    <div className="flex flex-col gap-8">
      <BrowserPermission />
      <PushDevices />
      <Loading isLoading={!settings} skeleton={<SkeletonRows count={noticeKindsOf(user).length} />}>
        {() => (
          <ul>
            {noticeKindsOf(user).map((kind) => (
              <li
                key={kind}
                className="flex min-h-12 items-center justify-between gap-x-6 gap-y-3 border-b border-b-line-1 max-tablet:flex-wrap max-tablet:py-2.5"
              >
                <span className="max-tablet:w-full">{NOTICES[kind].label}</span>
                <span
                  className="grid grid-cols-[116px_130px_100px_76px] items-center max-tablet:min-h-10 max-tablet:grid-cols-[repeat(3,auto)] max-tablet:gap-x-4 max-tablet:gap-y-2"
                  role="group"
                  aria-label={NOTICES[kind].label}
                >
                  {channelsOf(kind).map(({ way, label }) => (
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
      <p className="text-13 text-text-3">
        无论开关如何，所有通知都会留在收件箱里 90
        天。「浏览器通知」也决定推送设备收到哪些。邮件只发到验证过的邮箱，可能晚到：只发了邮件，不算通知到了你。
      </p>
    </div>
  );
}
