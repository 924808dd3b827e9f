import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { decklistPolicyText } from '@pailei/contracts/play/tournaments/decklist-policy-text';
import { stageBestOfs } from '@pailei/contracts/play/stages/stage-texts';
import { STAGE_BEST_OF } from '@pailei/domain/stages';
import { deckSettingsOf, lineupSize, decklistPolicyOf, type TournamentSettings } from '@pailei/domain/tournament';

import { formatRule } from '../../../../shared/match/series-labels.ts';
import { absenceText, durationText } from '../../../../shared/match/room/rule-times.ts';
import { lineupUseText } from './lineup-use.ts';

export type Rule = {
  readonly title: string;
  readonly text: string;
};

const CLASSES: Readonly<Record<TournamentSettings['format'], string>> = {
  conquest: '，职业不能重复',
  last_hero_standing: '，职业不能重复',
  specialist: '，同一职业',
  free: '',
};

/** The settings of a tournament as a list of rules. */
export function ruleSummary(settings: TournamentSettings): Rule[] {
  const { format, bans, shield, timers, check_in_required } = settings;
  const atLeast = format === 'free' ? '至少 ' : ' ';
  const isStrict = deckSettingsOf(settings).drop_without_decks;
  const used = lineupUseText(settings);
  const frozen = check_in_required ? '签到后不能更换' : '开赛后不能更换';
  const rules: (Rule | false)[] = [
    {
      title: '卡组',
      text: `提交${atLeast}${lineupSize(settings)} 副${CLASSES[format]}，${frozen}。${used === null ? '' : `${used}。`}${decklistPolicyText(decklistPolicyOf(settings), settings.stages)}。${isStrict ? '开赛时没有合规卡组的选手不上场。' : ''}`,
    },
    { title: FORMAT_NAMES[format], text: `${formatRule(format)}。` },
    shield && { title: '保护', text: `禁用前双方各保护自己 1 副，双盲提交，限时 ${durationText(timers.shield)}。` },
    bans > 0 && { title: '禁用', text: `开局前双方各禁对手 ${bans} 副，双盲提交，限时 ${durationText(timers.ban)}。` },
    {
      title: '出战',
      text: `每局双方同时选择卡组，限时 ${durationText(timers.pick)}，首次超时宽限 ${durationText(timers.grace)}。`,
    },
    { title: '缺席', text: `${noShowText(settings)}。` },
    { title: '上报', text: `一方上报后 ${durationText(timers.confirm)}内无异议即生效。` },
    { title: '争议', text: '双方上报不一致时暂停，由裁判裁定。' },
  ];
  return rules.filter((rule) => rule !== false);
}

/** The penalties for absence, by the event's own timers; listed per best-of where its matches differ. */
function noShowText({ stages, timers }: TournamentSettings): string {
  const played = stages.flatMap(stageBestOfs);
  const lengths = STAGE_BEST_OF.filter((best_of) => played.includes(best_of));
  const texts = new Map(lengths.map((best_of) => [best_of, absenceText({ best_of, timers })]));
  const [only] = texts.values();
  if (only !== undefined && new Set(texts.values()).size === 1) return only;
  return [...texts].map(([best_of, text]) => `BO${best_of}：${text}`).join('；');
}
