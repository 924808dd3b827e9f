import { describe, expect, test } from 'vitest';
import { termsOf } from '../../battles/formats/format-terms.ts';
import type { BattleFormat } from '../../battles/settings.ts';
import { DEFAULT_LEAGUE_SETTINGS } from '../../battles/league/settings.ts';
import { DEFAULT_TOURNAMENT_SETTINGS } from '../settings.ts';
import type { StageSettings } from '../stages/stage.ts';
import { battleSettingsFor, teamFault } from './team-fault.ts';
import { DEFAULT_TEAM_SETTINGS, type TeamEventSettings } from './team-settings.ts';

const SWISS: StageSettings = { type: 'swiss', rounds: 3, best_of: 1 };
const CUT: StageSettings = { type: 'single_elimination', size: 4, best_of: 3, final_best_of: null, third_place: false };
const GROUPS: StageSettings = {
  type: 'round_robin',
  group_count: 1,
  group_size: 4,
  legs: 1,
  best_of: 1,
  tie_at_cut: 'lot',
};
const LATE = { until_round: 0, missed_rounds: 'losses', by_players: false } as const;

const faultOf = (team: Partial<TeamEventSettings>, stages: readonly StageSettings[] = [SWISS]) =>
  teamFault({ ...DEFAULT_TOURNAMENT_SETTINGS, late_entry: LATE, stages, team: { ...DEFAULT_TEAM_SETTINGS, ...team } });

const battle = (format: BattleFormat): Partial<TeamEventSettings> => ({ battle: format });
const boards = (tie: 'ace' | 'draw') => battle({ code: 'boards', size: 3, decided: 'all_played', tie });

describe('what does not fit an event of teams', () => {
  test.each<[string, Partial<TeamEventSettings>, readonly StageSettings[], string | null]>([
    ['the usual settings', {}, [SWISS, CUT], null],
    ['a roster shorter than its line-up', { roster_min: 2 }, [SWISS], 'team'],
    ['more substitutions than a battle may have', { substitutions: 6 }, [SWISS], 'team'],
    ['more to check in than a roster may hold', { check_in_members: 4 }, [SWISS], 'team'],
    ['a roster of more than a team has', { roster_max: 13 }, [SWISS], 'team'],
    ['no time before a battle', { lead_seconds: 4 }, [SWISS], 'team'],
    ['a league of groups', { league: DEFAULT_LEAGUE_SETTINGS }, [GROUPS, CUT], null],
    ['a league without groups', { league: DEFAULT_LEAGUE_SETTINGS }, [SWISS], 'league'],
    ['a league of three days', { league: { ...DEFAULT_LEAGUE_SETTINGS, days: 3 } }, [GROUPS], 'league'],
    ['battles that may be tied, in a table', boards('draw'), [SWISS], null],
    ['battles that may be tied, in a bracket', boards('draw'), [SWISS, CUT], 'stages'],
    ['single games of everybody, in a longer series', battle({ code: 'scheveningen', size: 3 }), [CUT], 'stages'],
    [
      'a line-up that is due after the check-in',
      { battle_timers: { line_up: 60, check_in: 300, naming: 60 } },
      [SWISS],
      'stages',
    ],
  ])('%s', (_, team, stages, fault) => {
    expect(faultOf(team, stages)).toBe(fault);
  });

  test('is late entry, and nothing in an event of accounts', () => {
    const late = { ...LATE, until_round: 2 };
    const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, stages: [SWISS], late_entry: late };
    expect(teamFault({ ...settings, team: DEFAULT_TEAM_SETTINGS })).toBe('pairing');
    expect(teamFault(settings)).toBeNull();
  });
});

test('a battle of a fixture is played as the stage and the event say', () => {
  const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, stages: [SWISS, CUT] };
  expect(battleSettingsFor(settings, DEFAULT_TEAM_SETTINGS, 1, false)).toMatchObject({
    format: { code: 'boards', size: 3 },
    series: { format: 'conquest', best_of: 3 },
    decider_series: { best_of: 1 },
    check_in_members: 3,
    points: { battle: 3, tie: 1, board: 0, game: 0 },
  });
  const relay = { ...DEFAULT_TEAM_SETTINGS, battle: { code: 'relay', size: 3 } as const };
  expect(battleSettingsFor(settings, relay, 0, false).series).toMatchObject({
    format: 'last_hero_standing',
    best_of: 11,
  });
});

const mayTie = (format: BattleFormat) => termsOf(format).mayTie(format);

test('everybody against everybody ties only with an even number of games', () => {
  expect(mayTie({ code: 'scheveningen', size: 4 })).toBe(true);
  expect(mayTie({ code: 'scheveningen', size: 3 })).toBe(false);
});
