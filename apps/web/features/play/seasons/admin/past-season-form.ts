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

const BLANK: PastSeasonForm = {
  number: Number.NaN,
  name: '',
  starts: '',
  ends: '',
  intro: '',
  champion: '',
  kind: 'team',
  opponent: '',
  wins: Number.NaN,
  losses: Number.NaN,
  places: '',
  roster: '',
  picture: null,
};

export function pastFormOf(known: ManagedSeason | null): PastSeasonForm {
  if (!known?.by_hand) return BLANK;
  const { number, name, starts_at, ends_at, content, by_hand } = known;
  const { champion, is_team, final, places, roster, picture_id } = by_hand;
  return {
    ...BLANK,
    number,
    name,
    starts: toLocalInput(starts_at),
    ends: toLocalInput(ends_at),
    intro: content.intro,
    champion,
    kind: is_team ? 'team' : 'account',
    ...final,
    places: places.map(({ place, name: placed }) => `${place} ${placed}`).join('\n'),
    roster: roster.join('\n'),
    picture: picture_id,
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
