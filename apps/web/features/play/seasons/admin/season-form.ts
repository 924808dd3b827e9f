import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { adminSeasonsApi, ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { RewardTable } from '@pailei/domain/rewards/types';
import type { SeasonPrizes } from '@pailei/domain/seasons/champions';

import { editedTime, toLocalInput } from '../../../../shared/ui/time/local-time.ts';

export type SeasonForm = {
  number: number;
  name: string;
  starts: string;
  ends: string;
  /** By what ranks are paid in each table; null: no prizes. */
  prizes: SeasonPrizes;
  one_team_per_player: boolean;
};

export const formOf = (known: ManagedSeason | null): SeasonForm => ({
  number: known?.number ?? Number.NaN,
  name: known?.name ?? '',
  starts: toLocalInput(known?.starts_at ?? null),
  ends: toLocalInput(known?.ends_at ?? null),
  prizes: known?.prizes ?? { account: null, team: null },
  one_team_per_player: known?.one_team_per_player ?? false,
});

export function bodyOf(form: SeasonForm, known: ManagedSeason | null): BodyInput<typeof adminSeasonsApi.create> {
  const { number, name, starts, ends, prizes, one_team_per_player } = form;
  return {
    number,
    name,
    starts_at: editedTime(starts, known?.starts_at ?? null) ?? '',
    ends_at: editedTime(ends, known?.ends_at ?? null) ?? '',
    prizes: { account: prizes.account && mutable(prizes.account), team: prizes.team && mutable(prizes.team) },
    one_team_per_player,
  };
}

const mutable = ({ bands, participation }: RewardTable) => ({
  bands: bands.map((band) => ({ ...band })),
  participation,
});
