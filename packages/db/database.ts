import type {
  AccountTotpTable,
  EmailVerificationTable,
  PasswordResetTable,
  RecoveryCodeTable,
} from './schema/account-security.ts';
import type { AccountTable, SessionTable } from './schema/accounts.ts';
import type { BattleChatMessageTable, ChallengeTable, LineUpPresetTable } from './schema/challenges.ts';
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
import type { ExpertApplicationTable, ExpertProofTable } from './schema/experts.ts';
import type { AccountSearchTable, AdminOverviewTable } from './schema/admin.ts';
import type { JobDoneTable, JobFailureTable, OutboxJobTable } from './schema/jobs.ts';
import type { LiveEpochTable, LiveEventTable, LiveHeadTable } from './schema/live.ts';
import type { MailMessageTable } from './schema/mail.ts';
import type { FixtureTable } from './schema/fixtures.ts';
import type {
  MatchChatMessageTable,
  MatchChatMuteTable,
  MatchChatReportTable,
  MatchEvidenceTable,
  MatchResultView,
  MatchSeatTable,
  MatchSecretTable,
  MatchTable,
} from './schema/matches.ts';
import type { NotificationSettingTable, NotificationTable } from './schema/notifications.ts';
import type { IdempotencyKeyTable, PointsEntryTable } from './schema/points.ts';
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
} from './schema/shop.ts';
import type { ShopCheckTable } from './schema/shop-check.ts';
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
import type {
  ParticipantTable,
  PublicTournamentView,
  SubmittedDeckTable,
  TournamentTable,
  UnpublishedTournamentView,
  RoundDraftTable,
} from './schema/tournaments.ts';
import type { StoredFileTable } from './schema/uploads.ts';

export type Database = {
  account: AccountTable;
  session: SessionTable;
  account_totp: AccountTotpTable;
  recovery_code: RecoveryCodeTable;
  password_reset: PasswordResetTable;
  email_verification: EmailVerificationTable;
  mail_message: MailMessageTable;
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
  participant: ParticipantTable;
  submitted_deck: SubmittedDeckTable;
  deck: DeckTable;
  deck_version: DeckVersionTable;
  played_game: PlayedGameView;
  fixture: FixtureTable;
  challenge: ChallengeTable;
  line_up_preset: LineUpPresetTable;
  battle_call: BattleCallTable;
  battle_chat_message: BattleChatMessageTable;
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
  match_result: MatchResultView;
  match_secret: MatchSecretTable;
  stream_queue: StreamQueueTable;
  card: CardTable;
  card_import: CardImportTable;
  card_source: CardSourceTable;
  deck_rules: DeckRulesTable;
  points_entry: PointsEntryTable;
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
  status_probe: StatusProbeTable;
  status_day: StatusDayTable;
  status_incident: StatusIncidentTable;
  status_note: StatusNoteTable;
};
