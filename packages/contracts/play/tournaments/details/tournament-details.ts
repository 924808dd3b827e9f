import { CAPACITY_MAX, CAPACITY_MIN, EVENT_REFEREES_MAX, type TournamentTimes } from '@pailei/domain/tournament/types';
import { detailsFault } from '@pailei/domain/tournament/settings-faults';
import { timeFaults } from '@pailei/domain/tournament/details/event-times';
import { graphFaults } from '@pailei/domain/tournament/stages/graph/graph-faults';
import { z } from 'zod';
import { idSchema, momentField } from '../../../http/endpoint.ts';
import { rewardChoiceSchema } from '../../rewards/rewards.ts';
import { soundSettingsSchema, tournamentSettingsSchema } from '../tournament-settings.ts';
import { stageFaultText } from '../../stages/stage-entry.texts.ts';
import { DETAIL_NAMES } from './detail-names.ts';
import { faultText, placeOfFault } from './setting-faults.ts';
import { longText, nameText, hasTwoCharacters } from '../../../http/typed-text.ts';

export const TOURNAMENT_NAME_MAX = 40;
export const DESCRIPTION_MAX = 5_000;

const time = z.nullable(momentField);

const timesSchema = z
  .strictObject({
    registration_opens_at: time.optional(),
    registration_closes_at: time,
    check_in_opens_at: time,
    starts_at: time,
  })
  .superRefine((times: TournamentTimes, context) => {
    for (const fault of timeFaults(times)) {
      const message =
        'after' in fault
          ? `${DETAIL_NAMES[fault.field]}应晚于${DETAIL_NAMES[fault.after]}`
          : `${DETAIL_NAMES[fault.field]}不能晚于${DETAIL_NAMES[fault.until]}`;
      context.addIssue({ code: 'custom', path: [fault.field], message });
    }
  });

const description = longText('请输入赛事说明').max(DESCRIPTION_MAX, `赛事说明最多 ${DESCRIPTION_MAX} 个字符`);
const streamUrl = z.nullable(z.url({ protocol: /^https$/, error: '请输入 https 地址' }).max(500, '地址过长'));

const FIELDS = {
  name: nameText('请输入赛事名称')
    .refine(hasTwoCharacters, '赛事名称至少 2 个字符')
    .max(TOURNAMENT_NAME_MAX, `赛事名称最多 ${TOURNAMENT_NAME_MAX} 个字符`),
  description,
  stream_url: streamUrl,
  /** Id of an uploaded banner. */
  banner: z.nullable(idSchema).optional(),
  capacity: z
    .number('请输入人数上限')
    .int('请输入整数')
    .min(CAPACITY_MIN, `人数上限至少 ${CAPACITY_MIN}`)
    .max(CAPACITY_MAX, `人数上限最多 ${CAPACITY_MAX}`),
  settings: soundSettingsSchema,
  times: timesSchema,
  /** Missing: by the site's table. Fixed by the start. */
  rewards: rewardChoiceSchema.optional(),
  /** Accounts that may rule; who of them is told of its cases. Empty: all. */
  referee_ids: z
    .array(idSchema)
    .max(EVENT_REFEREES_MAX, `最多指定 ${EVENT_REFEREES_MAX} 位裁判`)
    .refine((ids) => new Set(ids).size === ids.length, '同一位裁判只能指定一次')
    .optional(),
};

const detailsShape = z.strictObject({
  ...FIELDS,
  description: description.default(''),
  stream_url: streamUrl.default(null),
});
const timelessShape = detailsShape.omit({ times: true });

/** What no single field shows: the stages fit the number of places, and the event can be played as it is. */
function checkDetails(
  { name, capacity, settings, rewards }: z.output<typeof timelessShape>,
  context: z.RefinementCtx,
): void {
  if (context.issues.length > 0) return;
  const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const faults = graphFaults(settings.stages, capacity);
  for (const fault of faults)
    issue(['settings', 'stages', fault.stage, ...fault.field.split('.')], stageFaultText(fault));
  const fault = faults.length > 0 ? null : detailsFault({ name, capacity, settings, rewards });
  if (fault) issue(placeOfFault(fault.field).split('.'), faultText(fault));
}

/** A new event. */
export const tournamentDetailsSchema = detailsShape.superRefine(checkDetails);

/** A new event of teams. */
export const teamDetailsSchema = tournamentDetailsSchema.refine(({ settings }) => settings.team !== undefined, {
  path: ['settings', 'team'],
  error: '请填写战队与团队战的设置',
});

/** What of an event changes; what is missing stays. */
export const tournamentChangesSchema = z
  .strictObject(FIELDS)
  .partial()
  .extend({
    /** That of the details which the caller has seen: whoever has not seen the newest is refused. */
    revision: z.number('版本无效').int('版本无效').min(0, '版本无效').max(1_000_000_000, '版本无效').optional(),
  });

/** An event without its moments: what a template and a series keep. */
export const timelessDetailsSchema = timelessShape.superRefine(checkDetails);
/** The same as it was stored, also before there was a rule that refuses it. */
export const storedDetailsSchema = timelessShape.extend({ settings: tournamentSettingsSchema });
export type TimelessDetails = z.output<typeof timelessDetailsSchema>;
