import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { decklistPolicyText } from '@pailei/contracts/play/tournaments/decklist-policy-text';
import { stageBestOfs } from '@pailei/contracts/play/stages/stage-texts';
import { PAIRING_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { STAGE_BEST_OF } from '@pailei/domain/tournament/stages/stage-base';
import { standingsRules } from '@pailei/domain/tournament/stages/standings-rules';
import { deckSettingsOf, lineupSize, decklistPolicyOf } from '@pailei/domain/tournament/settings';
import { pairingSettingsOf } from '@pailei/domain/tournament/pairing-settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';

import { formatRule } from '../../../../shared/match/series-labels.ts';
import { absenceText, durationText } from '../../../../shared/match-room/rule-times.ts';
import { STAGE_VIEWS } from '../stages/stage-views.ts';
import { tiebreakOrder } from '../stages/standings.ts';
import { apartText, lateEntryText } from './pairing-rules.ts';
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
    shield && {
      title: '保护',
      text: `禁用前双方同时暗选自己 1 副保护，都提交后公布，限时 ${durationText(timers.shield)}。`,
    },
    bans > 0 && {
      title: '禁用',
      text: `开局前双方同时暗禁对手 ${bans} 副，都提交后公布，限时 ${durationText(timers.ban)}。`,
    },
    {
      title: '出战',
      text: `每局双方同时选择卡组，限时 ${durationText(timers.pick)}，首次超时宽限 ${durationText(timers.grace)}。`,
    },
    ...pairingRules(settings),
    ...orderRules(settings),
    { title: '缺席', text: `${noShowText(settings)}。` },
    { title: '上报', text: `一方上报后 ${durationText(timers.confirm)}内无异议即生效。` },
    { title: '争议', text: '双方上报不一致时暂停，由裁判裁定。' },
  ];
  return rules.filter((rule) => rule !== false);
}

/** How rounds are published, who is kept apart, and what coming in late costs; nothing where no stage draws its rounds. */
function pairingRules(settings: TournamentSettings): Rule[] {
  if (!settings.stages.some(({ type }) => STAGE_TEXTS[type].isDrawn)) return [];
  const { pairing } = pairingSettingsOf(settings);
  return [
    { title: '配对', text: `${PAIRING_NAMES[pairing]}，${apartText(settings)}` },
    { title: '中途加入', text: lateEntryText(settings) },
  ];
}

/** How those with equal points are ordered, where a stage has standings; stage by stage where they differ. */
function orderRules(settings: TournamentSettings): Rule[] {
  const orders = settings.stages.flatMap((stage, index) =>
    STAGE_VIEWS[stage.type].hasStandings
      ? [{ index, text: tiebreakOrder(standingsRules({ settings }, index).tiebreakers) }]
      : [],
  );
  const isOne = new Set(orders.map(({ text }) => text)).size === 1;
  const texts = isOne
    ? orders.slice(0, 1).map(({ text }) => text)
    : orders.map(({ index, text }) => `第 ${index + 1} 阶段：${text}`);
  return texts.length === 0 ? [] : [{ title: '名次', text: `${texts.join('；')}。` }];
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
