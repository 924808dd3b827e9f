import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { adminSeasonsApi, ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { RewardTable } from '@pailei/domain/rewards';

import { editedTime, toLocalInput } from '../../../../shared/ui/time/local-time.ts';

export type SeasonForm = {
  number: number;
  name: string;
  starts: string;
  ends: string;
  /** Null: no prizes. */
  prizes: RewardTable | null;
};

export const formOf = (known: ManagedSeason | null): SeasonForm => ({
  number: known?.number ?? Number.NaN,
  name: known?.name ?? '',
  starts: toLocalInput(known?.starts_at ?? null),
  ends: toLocalInput(known?.ends_at ?? null),
  prizes: known?.prizes.account ?? null,
});

/** Prizes of teams stay as they are: the form has those of players. */
export function bodyOf(form: SeasonForm, known: ManagedSeason | null): BodyInput<typeof adminSeasonsApi.create> {
  const { number, name, starts, ends, prizes } = form;
  return {
    number,
    name,
    starts_at: editedTime(starts, known?.starts_at ?? null) ?? '',
    ends_at: editedTime(ends, known?.ends_at ?? null) ?? '',
    prizes: { account: prizes && mutable(prizes), team: known?.prizes.team ? mutable(known.prizes.team) : null },
  };
}

const mutable = ({ bands, participation }: RewardTable) => ({
  bands: bands.map((band) => ({ ...band })),
  participation,
});
