import { CLASS_SCOPES, DEFAULT_BATTLE_TIMERS } from '@pailei/domain/battles/settings';
import { CHALLENGE_SLOTS_MAX } from '@pailei/domain/battles/challenge/types';
import { offeredBestOf, offeredSettings, type OfferedBattle } from '@pailei/domain/battles/challenge/offered-settings';
import { BAN_COUNTS, BEST_OF, SERIES_FORMATS } from '@pailei/domain/series/settings';
import { seriesFaults } from '@pailei/domain/series/settings-faults';
import { DELAY_SECONDS_MAX } from '@pailei/domain/streams/streams';
import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';
import { z } from 'zod';
import { momentField } from '../../http/endpoint.ts';
import { SERIES_FAULT_TEXTS } from '../../site/settings/series-fault-texts.ts';
import { battleFormatField, battleTimersField, substitutionsField, wholeNumber } from '../league/battle-fields.ts';
import { USUAL_SERIES_TIMERS, soundTimersSchema } from '../../site/settings/series-timers.ts';

/** A time of the start. In the past, or too far ahead: that is the rules' to refuse. */
export const slotField = momentField.describe('开战时间');

/** What a captain offers: how to play, and when. */
export const offerFields = {
  format: battleFormatField,
  best_of: z.literal(BEST_OF, '请选择局数').describe('每台的局数：接力赛 9 或 11，全员互打 1，其余 1、3、5、7'),
  series_format: z.enum(SERIES_FORMATS, '请选择对局赛制').default('conquest').describe('接力赛总是 last_hero_standing'),
  bans: z.literal(BAN_COUNTS, '请选择禁用数').default(0),
  distinct_classes: z.enum(CLASS_SCOPES, '请选择职业不得重复的范围').default('player'),
  check_in_members: wholeNumber(1, TEAM_MEMBERS_MAX).default(1).describe('每队需要签到的人数'),
  substitutions: substitutionsField,
  timers: battleTimersField.default(DEFAULT_BATTLE_TIMERS).describe('秒数：开战前多久截止名单、多久开放签到；派人时限'),
  series_timers: soundTimersSchema.default(USUAL_SERIES_TIMERS).describe('每台各步骤的秒数'),
  delay_seconds: wholeNumber(0, DELAY_SECONDS_MAX).default(0).describe('观众看到的延迟，秒'),
  slots: z
    .array(slotField, '请提出开战时间')
    .min(1, '请至少提出一个时间')
    .max(CHALLENGE_SLOTS_MAX, `最多提出 ${CHALLENGE_SLOTS_MAX} 个时间`),
};

type Lengths = Pick<OfferedBattle, 'format' | 'best_of'>;

/** Some formats are played in series of their own lengths. */
export const fitsLength = ({ format, best_of }: Lengths): boolean => offeredBestOf(format.code).includes(best_of);
export const LENGTH_REFUSAL = { path: ['best_of'], error: '该赛制不能采用这个局数' };

/** Bans that the format of the series cannot have are refused at their field. */
export function checkBans(offer: OfferedBattle, context: z.RefinementCtx): void {
  const fault = seriesFaults(offeredSettings(offer).series).find(({ field }) => field === 'bans');
  if (fault) context.addIssue({ code: 'custom', path: ['bans'], message: SERIES_FAULT_TEXTS[fault.code] });
}
