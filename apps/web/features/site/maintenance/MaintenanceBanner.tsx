import { SCOPE_TEXTS } from '@pailei/contracts/site/maintenance/maintenance-texts';
import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import { Wrench } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { useSystem } from '../../../shared/live/useTopics.ts';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { useNow } from '../../../shared/ui/time/Countdown.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { bannersFor } from '../../../shared/maintenance/pages.ts';
import { clocksText, endText, plannedText } from '../../../shared/maintenance/maintenance-labels.ts';
import { useIsAdmin } from './useIsAdmin.ts';

/** Maintenance that is on or near, above the pages it concerns. */
export function MaintenanceBanner() {
  const windows = useSystem().state?.maintenance ?? [];
  const nowMs = useNow();
  const { pathname } = useLocation();
  const isAdmin = useIsAdmin();
  const action = isAdmin && <TextLink to="/admin/maintenance">管理维护</TextLink>;
  return (
    <div role="status">
      {bannersFor(windows, { pathname, isAdmin, nowMs }).map(({ window, isActive }) => (
        <Note
          key={window.id}
          className="mb-4"
          tone={isActive ? 'huang' : 'qing'}
          icon={<Wrench size={18} />}
          action={action}
        >
          <b>{isActive ? activeText(window, isAdmin, nowMs) : plannedText(window, nowMs)}</b>
          <span className="block text-text-2 text-13 whitespace-pre-line">{window.message}</span>
          {clocksText(window) && <span className="block text-text-2 text-13">{clocksText(window)}</span>}
        </Note>
      ))}
    </div>
  );
}

function activeText({ scope, planned_end }: MaintenanceWindow, isAdmin: boolean, nowMs: number): string {
  const isKnown = planned_end !== null && Date.parse(planned_end) > nowMs;
  const end = isKnown ? `，预计 ${endText(planned_end, nowMs)} 恢复` : '';
  return `${SCOPE_TEXTS[scope]}维护中${end}${isAdmin ? '。管理员可照常访问' : ''}`;
}
