import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { adminSeasonsApi, ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';

import { editedTime, toLocalInput } from '../../../../shared/ui/time/local-time.ts';

export type PastSeasonForm = {
  number: number;
  name: string;
  starts: string;
  ends: string;
  intro: string;
  champion: string;
  kind: 'team' | 'account';
  /** Empty: no final is named. */
  opponent: string;
  wins: number;
  losses: number;
  /** A line each: a place and a name. */
  places: string;
  /** A line each, the captain first. */
  roster: string;
  picture: string | null;
};

export function pastFormOf(known: ManagedSeason | null): PastSeasonForm {
  const entered = known?.by_hand;
  return {
    number: known?.number ?? Number.NaN,
    name: known?.name ?? '',
    starts: toLocalInput(known?.starts_at ?? null),
    ends: toLocalInput(known?.ends_at ?? null),
    intro: known?.content.intro ?? '',
    champion: entered?.champion ?? '',
    kind: entered?.is_team === false ? 'account' : 'team',
    opponent: entered?.final?.opponent ?? '',
    wins: entered?.final?.wins ?? Number.NaN,
    losses: entered?.final?.losses ?? Number.NaN,
    places: (entered?.places ?? []).map(({ place, name }) => `${place} ${name}`).join('\n'),
    roster: (entered?.roster ?? []).join('\n'),
    picture: entered?.picture_id ?? null,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `3 听雨楼`, `3. 听雨楼`; a line without a number has none, which the contract refuses. */
function placeOf(line: string): { place: number; name: string } {
  const [, digits = '', name = line] = /^(\d{1,3})(?:[.．、]\s*|\s+)(.*)$/.exec(line) ?? [];
  return { place: digits === '' ? Number.NaN : Number(digits), name };
}

export function pastBodyOf(
  form: PastSeasonForm,
  known: ManagedSeason | null,
): BodyInput<typeof adminSeasonsApi.enterPast> {
  const { number, name, starts, ends, intro, champion, kind, opponent, wins, losses, places, roster, picture } = form;
  const hasFinal = opponent.trim() !== '' || !Number.isNaN(wins) || !Number.isNaN(losses);
  return {
    number,
    name,
    starts_at: editedTime(starts, known?.starts_at ?? null) ?? '',
    ends_at: editedTime(ends, known?.ends_at ?? null) ?? '',
    intro,
    by_hand: {
      champion,
      is_team: kind === 'team',
      final: hasFinal ? { opponent, wins, losses } : null,
      places: linesOf(places).map(placeOf),
      roster: kind === 'team' ? linesOf(roster) : [],
      picture_id: picture,
    },
  };
}
