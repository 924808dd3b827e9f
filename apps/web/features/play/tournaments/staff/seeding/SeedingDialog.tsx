import { SEED_ORDER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { SEED_ORDERS, SEEDING_BY_LOT, type Seeding, type SeedOrder } from '@pailei/domain/tournament/seeding/seeding';
import { entrantKindOf, type EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { seasonsQuery } from '../../../../../shared/seasons/seasons.query.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { SortableList } from '../../../../../shared/ui/data/SortableList.tsx';
import { Dialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { useTournamentList } from '../../tournaments.api.ts';
import { PairFields } from './PairFields.tsx';
import { SeedPreview } from './SeedPreview.tsx';
import { knownOrder, seedable } from './seed-preview.ts';
import { useChangeSeeding, useSeedFacts } from './seeding.api.ts';

type SeedingDialogProps = { tournament: TournamentState; onClose: () => void };

const ORDERS = SEED_ORDERS.map((kind) => ({ value: kind, label: SEED_ORDER_NAMES[kind] }));

/** How the seeds of an event come about, with what the first round then is. */
export function SeedingDialog({ tournament, onClose }: SeedingDialogProps) {
  const [seeding, setSeeding] = useState<Seeding>(tournament.seeding ?? SEEDING_BY_LOT);
  const facts = useSeedFacts(tournament.id, seeding.order).data;
  const change = useChangeSeeding(tournament.id);
  const entrants = seedable(tournament);
  const order = knownOrder(entrants, seeding, facts);
  const setOrder = (next: SeedOrder) => setSeeding((now) => ({ ...now, order: next }));
  const save = () => change.mutate(bodyOf(seeding), { onSuccess: onClose });
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button variant="primary" pending={change.isPending} onClick={save}>
        保存种子
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title="种子"
      description="开赛时按此产生；并列的、没有依据的按公开抽签。"
      footer={footer}
    >
      <div className="mt-4 grid gap-4">
        {change.error && <Note tone="yan">{messageOf(change.error)}</Note>}
        <Segmented
          label="种子顺序"
          options={ORDERS}
          value={seeding.order.kind}
          wraps
          onChange={(kind) => setOrder(newOrder(kind, order))}
        />
        <OrderSource tournament={tournament} seeding={seeding} order={order} onChange={setOrder} />
        <Switch
          checked={seeding.teams_apart}
          onChange={(teams_apart) => setSeeding((now) => ({ ...now, teams_apart }))}
        >
          同队的选手尽量晚相遇
        </Switch>
        <PairFields
          entrants={entrants}
          pairs={seeding.pairs}
          onChange={(pairs) => setSeeding((now) => ({ ...now, pairs }))}
        />
        <SeedPreview tournament={tournament} seeding={seeding} order={order} teams={facts?.teams ?? []} />
      </div>
    </Dialog>
  );
}

type OrderSourceProps = {
  tournament: TournamentState;
  seeding: Seeding;
  order: readonly string[];
  onChange: (order: SeedOrder) => void;
};

/** What an order is made of, where the staff choose it. */
function OrderSource({ tournament, seeding: { order: chosen }, order, onChange }: OrderSourceProps) {
  switch (chosen.kind) {
    case 'places':
      return (
        <EarlierEvent
          entrants={entrantKindOf(tournament.settings)}
          value={chosen.tournament_id}
          onChange={(tournament_id) => onChange({ kind: 'places', tournament_id })}
        />
      );
    case 'season':
      return (
        <SeasonChoice value={chosen.season_id} onChange={(season_id) => onChange({ kind: 'season', season_id })} />
      );
    case 'hand':
      return (
        <HandOrder
          tournament={tournament}
          order={order}
          onChange={(participant_ids) => onChange({ kind: 'hand', participant_ids })}
        />
      );
    default:
      return null;
  }
}

/** An order that was just chosen; by hand begins with what is shown. */
function newOrder(kind: SeedOrder['kind'], shown: readonly string[]): SeedOrder {
  const orders: { readonly [K in SeedOrder['kind']]: SeedOrder } = {
    random: { kind: 'random' },
    points: { kind: 'points' },
    season: { kind: 'season', season_id: '' },
    places: { kind: 'places', tournament_id: '' },
    hand: { kind: 'hand', participant_ids: shown },
  };
  return orders[kind];
}

/** As it is sent. */
function bodyOf({ order, teams_apart, pairs }: Seeding) {
  return {
    order: order.kind === 'hand' ? { ...order, participant_ids: [...order.participant_ids] } : order,
    teams_apart,
    pairs: pairs.map(([one, other]): [string, string] => [one, other]),
  };
}

type EarlierEventProps = { value: string; entrants: EntrantKind; onChange: (id: string) => void };

function EarlierEvent({ value, entrants, onChange }: EarlierEventProps) {
  const list = useTournamentList({ status: 'finished', limit: 50 }, entrants);
  const events = list.data?.items ?? [];
  const options = [{ value: '', label: '请选择' }, ...events.map(({ id, name }) => ({ value: id, label: name }))];
  return <Select label="以往赛事" options={options} value={value} onChange={onChange} />;
}

type SeasonChoiceProps = { value: string; onChange: (id: string) => void };

function SeasonChoice({ value, onChange }: SeasonChoiceProps) {
  const seasons = useQuery(seasonsQuery()).data?.items ?? [];
  const options = [{ value: '', label: '请选择' }, ...seasons.map(({ id, name }) => ({ value: id, label: name }))];
  return <Select label="赛季" options={options} value={value} onChange={onChange} />;
}

type HandOrderProps = { tournament: TournamentState; order: readonly string[]; onChange: (ids: string[]) => void };

/** Everybody who is entered, the strongest first. Rows that are not seen are not drawn. */
function HandOrder({ tournament, order, onChange }: HandOrderProps) {
  const items = order.map((id) => ({ id, name: tournament.participants[id]?.name ?? '' }));
  const move = (id: string, to: number) => onChange(order.filter((one) => one !== id).toSpliced(to, 0, id));
  return (
    <div className="max-h-80 overflow-y-auto">
      <SortableList label="种子顺序" items={items} onMove={move}>
        {({ name }, index, handle) => (
          <div className="flex min-h-10 items-center gap-2 [content-visibility:auto] [contain-intrinsic-size:auto_40px]">
            {handle}
            <span className="w-10 flex-none text-right font-num text-text-3">{index + 1}</span>
            <span className="min-w-0 truncate">{name}</span>
          </div>
        )}
      </SortableList>
    </div>
  );
}
