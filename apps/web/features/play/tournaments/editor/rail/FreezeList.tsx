import { DETAIL_NAMES, FREEZE_NAMES } from '@pailei/contracts/play/tournaments/details/detail-names';
import {
  DETAIL_FIELDS,
  FREEZE_MOMENTS,
  FREEZES,
  isPast,
  type FreezeMoment,
} from '@pailei/domain/tournament/details/freezes';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Lock, LockOpen, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';

import { timeText } from '../../../../../shared/ui/time/day-text.ts';
import { fromLocalInput } from '../../../../../shared/ui/time/local-time.ts';
import type { EventForm } from '../model/event-form.ts';
import { RailTitle } from './RailTitle.tsx';

/** Of the form: when a moment is to come; empty: nobody knows yet. */
const PLANNED: { readonly [M in FreezeMoment]: (form: EventForm) => string } = {
  registration: ({ registration_opens_at }) => registration_opens_at,
  decks: () => '',
  check_in: ({ check_in_opens_at }) => check_in_opens_at,
  start: ({ starts_at }) => starts_at,
};

const namesAt = (moment: FreezeMoment | null) =>
  DETAIL_FIELDS.filter((field) => FREEZES[field] === moment)
    .map((field) => DETAIL_NAMES[field])
    .join('、');

/** What stays from which moment on; what is past has its lock closed. */
export function FreezeList({ form, event }: { form: EventForm; event: TournamentState | null }) {
  return (
    <section>
      <RailTitle title="之后不能再改" />
      <ul className="border-t border-t-line-2 text-13">
        {FREEZE_MOMENTS.map((moment) => {
          const isClosed = event !== null && isPast(moment, event);
          const planned = fromLocalInput(PLANNED[moment](form));
          return (
            <FreezeLine
              key={moment}
              icon={isClosed ? <Lock size={15} className="text-huang-text" /> : <LockOpen size={15} />}
              title={`${FREEZE_NAMES[moment]}${planned === null ? '' : ` · ${timeText(planned)}`}`}
              isPast={isClosed}
            >
              {namesAt(moment)}
            </FreezeLine>
          );
        })}
        <FreezeLine icon={<Pencil size={15} />} title="随时可改" isPast={false}>
          {namesAt(null)}
        </FreezeLine>
      </ul>
      <p className="mt-2 text-12 text-text-3">开赛后的规则在规则页修改，要写明原因，选手会收到通知。</p>
    </section>
  );
}

type FreezeLineProps = { icon: ReactNode; title: string; isPast: boolean; children: ReactNode };

function FreezeLine({ icon, title, isPast: isClosed, children }: FreezeLineProps) {
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)] gap-2.5 border-b border-b-line-1 py-2.5">
      <span className="mt-0.5 text-text-3" aria-hidden="true">
        {icon}
      </span>
      <span>
        <b className="block font-semibold">
          {title}
          {isClosed && <span className="ml-1.5 font-normal text-huang-text">已锁定</span>}
        </b>
        <span className="text-text-2">{children}</span>
      </span>
    </li>
  );
}
