import {
  CHALLENGE_DAYS_AHEAD,
  CHALLENGE_SLOTS_MAX,
  MOVE_HOURS,
  OPEN_CHALLENGES_MAX,
  type ChallengeViolationCode,
} from '@pailei/domain/battles/challenge/types';
import type { ErrorTable } from '../../http/errors.ts';

/** Of the rules. */
export const CHALLENGE_ERRORS = {
  challenges_refused: [409, '该战队不接受约战'],
  same_team: [422, '不能向自己的战队约战'],
  invalid_settings: [422, '团队战设置有误'],
  wrong_slot_count: [422, `请提出 1–${CHALLENGE_SLOTS_MAX} 个时间`],
  duplicate_slot: [422, '提出的时间不能重复'],
  invalid_slot: [422, `开战时间应在现在之后、${CHALLENGE_DAYS_AHEAD} 天之内`],
  unknown_slot: [422, '请从对方提出的时间中选择'],
  slot_passed: [409, '这个时间已经过去，请选择其他时间'],
  not_allowed: [409, '这个方案应由另一支战队处理'],
  stale_proposal: [409, '方案已有变化，请刷新后查看'],
  already_accepted: [409, '约战已敲定，不能再选择时间或答复'],
  challenge_over: [409, '约战已结束，不能再处理'],
  not_accepted: [409, '约战尚未敲定，不能改期或取消'],
  already_moved: [409, '开战时间只能更改一次'],
  too_late_to_move: [409, `开战前 ${MOVE_HOURS} 小时内不能改期`],
  same_time: [422, '与已有的时间相同'],
  no_move: [409, '没有等待答复的改期，请刷新后查看'],
  own_move: [409, '改期应由对方答复'],
  too_late_to_cancel: [409, '名单已锁定，不能再协商取消'],
  cancel_asked: [409, '本队已提出取消，等待对方答复'],
  no_cancel: [409, '没有等待答复的取消，请刷新后查看'],
  own_cancel: [409, '取消应由对方答复'],
  stale_deadline: [409, '这个时限已经过去'],
  too_early: [409, '时限还没有到'],
} as const satisfies Record<ChallengeViolationCode, readonly [number, string]>;

/** Beside the rules of one challenge: who may make one, and how many. */
export const CHALLENGE_ACCESS_ERRORS = {
  opponent_over: [409, '对方战队已解散'],
  open_with_team: [409, '两队之间已有等待答复的约战'],
  too_many_challenges: [409, `本队发出的约战同时等待答复的最多 ${OPEN_CHALLENGES_MAX} 份`],
} as const satisfies ErrorTable;
