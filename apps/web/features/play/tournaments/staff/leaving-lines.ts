import type { LeavingEffectsView } from '@pailei/contracts/play/pairings/field.api';

/** So many names of a table are listed; the rest is counted. */
const LISTED = 5;

/** What happens to others when somebody leaves, a sentence each; never empty. */
export function leavingLines(effects: LeavingEffectsView): string[] {
  const { forfeits, walkovers, opens, withdrawn, standings, places } = effects;
  const versus = (one: LeavingEffectsView['forfeits'][number]) => `${one.label} ${one.a_name} 对 ${one.b_name}`;
  const lines = [
    ...forfeits.map((one) => `判负：${versus(one)}`),
    ...walkovers.map(({ name }) => `不战而胜：${name}`),
    ...opens.map((one) => `新的场次：${versus(one)}`),
    ...withdrawn.map((one) => `作废：${versus(one)}`),
    effects.redraws_round && '待公布的对阵会重新配对',
    standings.length > 0 &&
      `名次变动：${listed(standings.map(({ name, from, to }) => `${name} ${from.rank}→${to.rank}`))}`,
    places.length > 0 && `最终名次变动 ${places.length} 人`,
    effects.ends_stage && '本阶段随之结束',
    effects.ends_event && '赛事随之结束',
  ].filter((line) => typeof line === 'string');
  return lines.length === 0 ? ['没有其他选手受影响'] : [...lines, '已结束阶段的名次不变'];
}

function listed(texts: readonly string[]): string {
  const rest = texts.length - LISTED;
  return `${texts.slice(0, LISTED).join('，')}${rest > 0 ? `，另有 ${rest} 人` : ''}`;
}
