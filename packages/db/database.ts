import type {
  AccountTotpTable,
  EmailVerificationTable,
  PasswordResetTable,
  RecoveryCodeTable,
} from './schema/account-security.ts';
import type { AccountTable, SessionTable } from './schema/accounts.ts';
import type {
  BattleChatMessageTable,
  BattleChatMuteTable,
  BattleChatReportTable,
  ChallengeTable,
  LineUpPresetTable,
} from './schema/challenges.ts';
import type {
  BattleCallTable,
  BattleLineUpDraftTable,
  BattleRandomSecretTable,
  BattleSecretTable,
  BattleTable,
  LineUpEntryTable,
} from './schema/battles.ts';
import type { DeckTable, DeckVersionTable, PlayedGameView } from './schema/decks.ts';
import type { CardImportTable, CardSourceTable, CardTable, DeckRulesTable } from './schema/cards.ts';
import type {
  ParticipantNoteTable,
  EventSeriesTable,
  EventTemplateTable,
  ParticipantTable,
  PublicTournamentView,
  AccountEntryView,
  RosterPlayerTable,
  SubmittedDeckTable,
  TournamentTable,
  UnpublishedTournamentView,
  RoundDraftTable,
} from './schema/tournaments.ts';
import type { ExpertApplicationTable, ExpertProofTable } from './schema/experts.ts';
import type { AccountSearchTable, AdminOverviewTable } from './schema/admin.ts';
import type { JobDoneTable, JobFailureTable, OutboxJobTable } from './schema/jobs.ts';
import type { LiveEpochTable, LiveEventTable, LiveHeadTable } from './schema/live.ts';
import type { MailMessageTable } from './schema/mail.ts';
import type { OutageTable, SitePulseTable } from './schema/outside/outages.ts';
import type { ApiKeyTable } from './schema/outside/api-keys.ts';
import type { WebhookCursorTable, WebhookDeliveryTable, WebhookTable } from './schema/outside/webhooks.ts';
import type { NoShowTable } from './schema/no-shows.ts';
import type { FixtureTable, LeagueWeekTable } from './schema/fixtures.ts';
import type {
  MatchCallTable,
  MatchClaimTable,
  MatchChatMessageTable,
  MatchChatMuteTable,
  MatchChatReportTable,
  MatchEvidenceTable,
  MatchResultView,
  MatchSeatTable,
  MatchSecretTable,
  MatchTable,
  PlayerPenaltyView,
} from './schema/matches.ts';
import type {
  CallDeliveryTable,
  NotificationSettingTable,
  NotificationTable,
  PushMessageTable,
  PushSubscriptionTable,
} from './schema/notifications.ts';
import type { IdempotencyKeyTable, PointsEntryTable } from './schema/shop/points.ts';
import type {
  LowStockAlertTable,
  OrderBatchItemTable,
  OrderBatchTable,
  OrderEventTable,
  ProductTable,
  SavedAddressTable,
  ShopOrderTable,
  StockChangeItemTable,
  StockChangeTable,
  StockMovementTable,
} from './schema/shop/shop.ts';
import type {
  SeasonAdjustmentTable,
  SeasonEventTable,
  SeasonFactTable,
  SeasonFormulaTable,
  SeasonRowTable,
  SeasonTable,
} from './schema/seasons.ts';
import type { ShopCheckTable } from './schema/shop/shop-check.ts';
import type { AnnouncementTable, MaintenanceWindowTable, SiteIdentityTable } from './schema/site.ts';
import type {
  StatusDayTable,
  StatusIncidentTable,
  StatusNoteTable,
  StatusProbeTable,
  StatusPulseTable,
} from './schema/status.ts';
import type { StreamQueueTable } from './schema/stream-queue.ts';
import type { AuditLogTable, ProcessHeartbeatTable, SiteSettingTable, WriteProbeTable } from './schema/system.ts';
import type {
  AccountTeamView,
  TeamHistoryTable,
  TeamLinkTable,
  TeamMemberTable,
  TeamPostTable,
  TeamRequestTable,
  TeamSeekerTable,
  TeamTable,
} from './schema/teams.ts';
import type { TournamentSecretTable } from './schema/tournament-secrets.ts';
import type { StoredFileTable } from './schema/uploads.ts';

export type Database = {
  account: AccountTable;
  session: SessionTable;
  account_totp: AccountTotpTable;
  recovery_code: RecoveryCodeTable;
  password_reset: PasswordResetTable;
  email_verification: EmailVerificationTable;
  mail_message: MailMessageTable;
  api_key: ApiKeyTable;
  webhook: WebhookTable;
  webhook_cursor: WebhookCursorTable;
  webhook_delivery: WebhookDeliveryTable;
  stored_file: StoredFileTable;
  expert_application: ExpertApplicationTable;
  expert_proof: ExpertProofTable;
  team: TeamTable;
  team_member: TeamMemberTable;
  account_team: AccountTeamView;
  team_request: TeamRequestTable;
  team_link: TeamLinkTable;
  team_history: TeamHistoryTable;
  team_post: TeamPostTable;
  team_seeker: TeamSeekerTable;
  tournament: TournamentTable;
  tournament_secret: TournamentSecretTable;
  public_tournament: PublicTournamentView;
  unpublished_tournament: UnpublishedTournamentView;
  event_template: EventTemplateTable;
  event_series: EventSeriesTable;
  season: SeasonTable;
  season_formula: SeasonFormulaTable;
  season_event: SeasonEventTable;
  season_fact: SeasonFactTable;
  season_adjustment: SeasonAdjustmentTable;
  season_row: SeasonRowTable;
  participant: ParticipantTable;
  submitted_deck: SubmittedDeckTable;
  deck: DeckTable;
  deck_version: DeckVersionTable;
  played_game: PlayedGameView;
  fixture: FixtureTable;
  league_week: LeagueWeekTable;
  challenge: ChallengeTable;
  line_up_preset: LineUpPresetTable;
  battle_call: BattleCallTable;
  battle_chat_message: BattleChatMessageTable;
  battle_chat_mute: BattleChatMuteTable;
  battle_chat_report: BattleChatReportTable;
  battle: BattleTable;
  battle_random_secret: BattleRandomSecretTable;
  battle_secret: BattleSecretTable;
  battle_line_up_draft: BattleLineUpDraftTable;
  line_up_entry: LineUpEntryTable;
  match_evidence: MatchEvidenceTable;
  match_chat_message: MatchChatMessageTable;
  match_chat_mute: MatchChatMuteTable;
  match_chat_report: MatchChatReportTable;
  match: MatchTable;
  match_seat: MatchSeatTable;
  match_call: MatchCallTable;
  match_claim: MatchClaimTable;
  player_penalty: PlayerPenaltyView;
  match_result: MatchResultView;
  match_secret: MatchSecretTable;
  stream_queue: StreamQueueTable;
  card: CardTable;
  card_import: CardImportTable;
  card_source: CardSourceTable;
  deck_rules: DeckRulesTable;
  points_entry: PointsEntryTable;
  participant_note: ParticipantNoteTable;
  roster_player: RosterPlayerTable;
  account_entry: AccountEntryView;
  round_draft: RoundDraftTable;
  idempotency_key: IdempotencyKeyTable;
  product: ProductTable;
  stock_movement: StockMovementTable;
  low_stock_alert: LowStockAlertTable;
  shop_order: ShopOrderTable;
  order_event: OrderEventTable;
  saved_address: SavedAddressTable;
  order_batch: OrderBatchTable;
  order_batch_item: OrderBatchItemTable;
  stock_change: StockChangeTable;
  stock_change_item: StockChangeItemTable;
  shop_check: ShopCheckTable;
  notification: NotificationTable;
  call_delivery: CallDeliveryTable;
  no_show: NoShowTable;
  push_subscription: PushSubscriptionTable;
  push_message: PushMessageTable;
  notification_setting: NotificationSettingTable;
  live_epoch: LiveEpochTable;
  live_head: LiveHeadTable;
  live_event: LiveEventTable;
  outbox_job: OutboxJobTable;
  job_done: JobDoneTable;
  job_failure: JobFailureTable;
  admin_overview: AdminOverviewTable;
  account_search: AccountSearchTable;
  process_heartbeat: ProcessHeartbeatTable;
  write_probe: WriteProbeTable;
  audit_log: AuditLogTable;
  site_identity: SiteIdentityTable;
  site_setting: SiteSettingTable;
  maintenance_window: MaintenanceWindowTable;
  announcement: AnnouncementTable;
  status_pulse: StatusPulseTable;
  site_pulse: SitePulseTable;
  outage: OutageTable;
  status_probe: StatusProbeTable;
  status_day: StatusDayTable;
  status_incident: StatusIncidentTable;
  status_note: StatusNoteTable;
};
