import type { Adjustment } from '@pailei/domain/tournament/stages/pairing/seated-round';

export const ADJUSTMENT_NAMES: Readonly<Record<Adjustment['kind'], string>> = {
  swap: '对调',
  pair: '指定对阵',
  bye: '改变轮空',
  absent: '标为缺席',
  present: '取消缺席',
};

type Named = (id: string) => string;

/** One change by hand in a sentence: `对调 甲 与 乙：已在线下说好`. */
export function adjustmentText({ kind, participant_ids, reason }: Adjustment, nameOf: Named): string {
  const names = participant_ids.map(nameOf).join(' 与 ');
  const text = `${ADJUSTMENT_NAMES[kind]} ${names}`;
  return reason === null ? text : `${text}：${reason}`;
}
