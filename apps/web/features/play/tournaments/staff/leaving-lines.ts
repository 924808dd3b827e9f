import type { LeavingEffectsView } from '@pailei/contracts/play/pairings/field.api';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';

/** So many names of a table are listed; the rest is counted. */
const LISTED = 5;

const WORDS: Readonly<Record<EntrantKind, { others: string; unit: string }>> = {
  account: { others: '其他选手', unit: '人' },
  team: { others: '其他战队', unit: '支' },
};

/** What happens to others when somebody leaves, a sentence each; never empty. */
export function leavingLines(effects: LeavingEffectsView, kind: EntrantKind): string[] {
  const { others, unit } = WORDS[kind];
  const { forfeits, walkovers, opens, withdrawn, standings, places } = effects;
  const versus = (one: LeavingEffectsView['forfeits'][number]) => `${one.label} ${one.a_name} 对 ${one.b_name}`;
  const lines = [
    ...forfeits.map((one) => `判负：${versus(one)}`),
    ...walkovers.map(({ name }) => `不战而胜：${name}`),
    ...opens.map((one) => `新的场次：${versus(one)}`),
    ...withdrawn.map((one) => `作废：${versus(one)}`),
    effects.redraws_round && '待公布的对阵会重新配对',
    standings.length > 0 &&
      `名次变动：${listed(
        standings.map(({ name, from, to }) => `${name} ${from.rank}→${to.rank}`),
        unit,
      )}`,
    places.length > 0 && `最终名次变动 ${places.length} ${unit}`,
    effects.ends_stage && '本阶段随之结束',
    effects.ends_event && '赛事随之结束',
  ].filter((line) => typeof line === 'string');
  return lines.length === 0 ? [`没有${others}受影响`] : [...lines, '已结束阶段的名次不变'];
}

function listed(texts: readonly string[], unit: string): string {
  const rest = texts.length - LISTED;
  return `${texts.slice(0, LISTED).join('，')}${rest > 0 ? `，另有 ${rest} ${unit}` : ''}`;
}
