import { holdsRight, type Person } from '@pailei/domain/rights/rights';
import { z } from 'zod';
import { SECURITY_NOTICES, securityNoticeSchema } from '../people/security-notices/security-notices.notices.ts';
import { EXPERT_NOTICES, expertNoticeSchema } from '../people/experts/experts.notices.ts';
import { STALLED_NOTICES, stalledNoticeSchema } from '../play/staff/staff.notices.ts';
import { CASE_NOTICES, caseNoticeSchema, MATCH_NOTICES, matchNoticeSchema } from '../play/matches/matches.notices.ts';
import { CHALLENGE_NOTICES, challengeNoticeSchema } from '../play/challenges/challenges.notices.ts';
import { LEAGUE_NOTICES, leagueNoticeSchema } from '../play/league/league.notices.ts';
import { CALL_NOTICES, callNoticeSchema } from '../play/referee-calls/calls.notices.ts';
import { BATTLE_NOTICES, battleNoticeSchema } from '../play/battles/battles.notices.ts';
import type { NoticeDefinitions, NoticeText } from '../people/notifications/notice-definitions.ts';
import { ORDER_NOTICES, orderNoticeSchema } from '../shop/orders/orders.notices.ts';
import { POINTS_NOTICES, pointsNoticeSchema } from '../shop/points/points.notices.ts';
import { STOCK_NOTICES, stockNoticeSchema } from '../shop/products/products.notices.ts';
import { TEAM_NOTICES, teamNoticeSchema } from '../people/teams/teams.notices.ts';
import { SEASON_NOTICES, seasonNoticeSchema } from '../play/seasons/seasons.notices.ts';
import { TOURNAMENT_NOTICES, tournamentNoticeSchema } from '../play/tournaments/tournaments.notices.ts';
import { WEBHOOK_NOTICES, webhookNoticeSchema } from '../play/webhooks/webhooks.notices.ts';

export type { NoticeText };

/**
 * A notification, with everything that its text needs. Notices are stored for 90 days: a field that is added later must be
 * optional. The switches of the kinds stand in this order.
 */
export const noticeSchema = z.discriminatedUnion('kind', [
  ...matchNoticeSchema.options,
  ...challengeNoticeSchema.options,
  ...leagueNoticeSchema.options,
  ...battleNoticeSchema.options,
  ...tournamentNoticeSchema.options,
  ...seasonNoticeSchema.options,
  ...caseNoticeSchema.options,
  ...callNoticeSchema.options,
  ...stalledNoticeSchema.options,
  ...webhookNoticeSchema.options,
  ...pointsNoticeSchema.options,
  ...orderNoticeSchema.options,
  ...stockNoticeSchema.options,
  ...expertNoticeSchema.options,
  ...teamNoticeSchema.options,
  ...securityNoticeSchema.options,
]);
export type Notice = z.output<typeof noticeSchema>;
export type NoticeKind = Notice['kind'];

export const NOTICE_KINDS: readonly NoticeKind[] = noticeSchema.options.map(({ shape }) => shape.kind.value);

/** Every kind with its texts, as its feature defines it. */
export const NOTICES: NoticeDefinitions<Notice> = {
  ...MATCH_NOTICES,
  ...CHALLENGE_NOTICES,
  ...LEAGUE_NOTICES,
  ...BATTLE_NOTICES,
  ...TOURNAMENT_NOTICES,
  ...SEASON_NOTICES,
  ...CASE_NOTICES,
  ...CALL_NOTICES,
  ...STALLED_NOTICES,
  ...WEBHOOK_NOTICES,
  ...POINTS_NOTICES,
  ...ORDER_NOTICES,
  ...STOCK_NOTICES,
  ...EXPERT_NOTICES,
  ...TEAM_NOTICES,
  ...SECURITY_NOTICES,
};

/** The kinds that somebody may get at all. */
export const noticeKindsOf = (person: Person | null): readonly NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => {
    const { right } = NOTICES[kind];
    return right === undefined || holdsRight(right, person);
  });

type NoticeOf<Kind extends NoticeKind> = { [One in Kind]: Extract<Notice, { kind: One }> }[Kind];

/** What a notice says and where it leads. */
export function noticeText<Kind extends NoticeKind>(notice: NoticeOf<Kind>): NoticeText {
  const definitions: { [One in NoticeKind]: { text: (notice: NoticeOf<One>) => NoticeText } } = NOTICES;
  return definitions[notice.kind].text(notice);
}
