import type { ManagedTournament } from '@pailei/contracts/play/tournaments/details/managed.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { toast } from '../../../../../shared/ui/feedback/toast.ts';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { Menu, type MenuItem } from '../../../../../shared/ui/actions/Menu.tsx';
import { invalidateEvents } from '../../editor/editor.api.ts';
import { CancelDialog } from '../../staff/CancelDialog.tsx';
import { useOpenCheckIn, useTournamentCommand } from '../../tournaments.api.ts';
import { cloneEventPath, editEventPath, manageEventPath, refereeDeskPath } from '../management-paths.ts';
import { ROW_ACTION_LABELS, rowActions, type RowAction } from './row-actions.ts';

const SeriesOfEvent = lazy(async () => ({ default: (await import('../series/SeriesOfEvent.tsx')).SeriesOfEvent }));

const CHECK_IN_SECONDS = 600;

/** What may be done with one event, without opening it. */
export function EventRowMenu({ row }: { row: ManagedTournament }) {
  const [open, setOpen] = useState<'cancel' | 'make_series' | null>(null);
  const queries = useQueryClient();
  const registration = useTournamentCommand(tournamentsApi.openRegistration, row.id);
  const checkIn = useOpenCheckIn(row.id);
  const done = (text: string) => ({
    onSuccess: () => toast.success(text),
    onSettled: () => invalidateEvents(queries),
  });
  const item: { readonly [A in RowAction]: () => MenuItem } = {
    open_registration: () => action('open_registration', () => registration.mutate(undefined, done('报名已开放'))),
    open_check_in: () => action('open_check_in', () => checkIn.mutate(CHECK_IN_SECONDS, done('签到已开放'))),
    edit: () => link('edit', row.entrants === 'team' ? manageEventPath(row.id) : editEventPath(row.id)),
    clone: () => link('clone', cloneEventPath(row.id, row.entrants)),
    desk: () => link('desk', refereeDeskPath(row.id)),
    make_series: () => action('make_series', () => setOpen('make_series')),
    cancel: () => ({ ...action('cancel', () => setOpen('cancel')), isDestructive: true }),
  };
  const close = () => {
    setOpen(null);
    invalidateEvents(queries);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`「${row.name}」的操作`} size="sm">
            <MoreHorizontal size={16} />
          </IconButton>
        }
        items={rowActions(row).map((name) => item[name]())}
      />
      <CancelDialog tournament={row} open={open === 'cancel'} onOpenChange={close} />
      {open === 'make_series' && (
        <Suspense>
          <SeriesOfEvent id={row.id} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const action = (name: RowAction, onSelect: () => void) => ({ label: ROW_ACTION_LABELS[name], onSelect });
const link = (name: RowAction, to: string): MenuItem => ({ kind: 'link', label: ROW_ACTION_LABELS[name], to });
