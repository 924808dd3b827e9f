import { roundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { groupName } from '@pailei/contracts/play/stages/group-names';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { TIEBREAKER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { standingsTables } from '@pailei/domain/tournament/standings-tables';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import { ruleGroups } from '../rule-sheet/rule-lines.ts';
import { recordText, tiebreakerColumns } from '../stages/standings.ts';

/** A list as it stands on the page and on paper. */
export type KeptList = {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Everything of an event that is worth having on paper: the newest pairings of each stage, its standings, its rules. */
export function keptLists(tournament: TournamentState): KeptList[] {
  const stages = tournament.stages.toReversed();
  return [
    ...stages.flatMap((stage) => pairingsOf(tournament, stage)),
    ...stages.flatMap((stage) => standingsOf(tournament, stage)),
    ...placesOf(tournament),
    ...rulesOf(tournament),
  ];
}

function pairingsOf(tournament: TournamentState, stage: Stage): KeptList[] {
  const round = stage.rounds.at(-1);
  if (!round) return [];
  const { type: stage_type, round_count } = stage;
  const node = round.matches[0]?.node ?? null;
  const rows = round.matches.map(({ table, a, b, wins_a, wins_b, result }) => [
    `${table}`,
    nameOf(tournament, a),
    result === null ? `${wins_a} : ${wins_b}（未结束）` : `${wins_a} : ${wins_b}`,
    nameOf(tournament, b),
  ]);
  const bye = round.bye === null ? [] : [['—', nameOf(tournament, round.bye), '轮空', '']];
  const title = `对阵 · ${roundLabel({ stage_type, round: round.number, round_count, node })}`;
  return [{ title, heads: ['桌', '选手', '比分', '选手'], rows: [...rows, ...bye] }];
}

function standingsOf(tournament: TournamentState, stage: Stage): KeptList[] {
  return standingsTables(tournament, stage.index).map(({ group, rows, rules }) => {
    const columns = tiebreakerColumns(rules.tiebreakers);
    return {
      title: `积分榜 · ${STAGE_TEXTS[stage.type].name}${group === null ? '' : ` ${groupName(group)}`}`,
      heads: ['名次', '选手', '胜负', '积分', ...columns.map(({ key }) => TIEBREAKER_NAMES[key])],
      rows: rows.map((row) => [
        `${row.rank}`,
        nameOf(tournament, row.id),
        recordText(row),
        `${row.match_points}`,
        ...columns.map(({ column }) => column.text(row)),
      ]),
    };
  });
}

function placesOf(tournament: TournamentState): KeptList[] {
  if (tournament.placements.length === 0) return [];
  const rows = tournament.placements.map(({ participant_id, place, place_to }) => [
    place === place_to ? `${place}` : `${place}–${place_to}`,
    nameOf(tournament, participant_id),
  ]);
  return [{ title: '最终名次', heads: ['名次', '选手'], rows }];
}

function rulesOf(tournament: TournamentState): KeptList[] {
  const frozen = tournament.rule_versions?.at(-1)?.sheet;
  const sheet = frozen ?? { settings: tournament.settings, rewards: tournament.reward_table ?? null };
  const names = { formatName: (id: string) => id, cardName: (number: number) => `卡牌 ${number}` };
  const rows = ruleGroups(sheet, names).flatMap(({ lines }) => lines.map(({ label, text }) => [label, text]));
  return [{ title: '规则', heads: ['项目', '内容'], rows }];
}
