import type { AccountTable, SessionTable } from './schema/accounts.ts';
import type { JobDoneTable, OutboxJobTable } from './schema/jobs.ts';
import type { LiveEpochTable, LiveEventTable, LiveHeadTable } from './schema/live.ts';
import type { MatchSecretTable, MatchTable } from './schema/matches.ts';
import type { AuditLogTable, ProcessHeartbeatTable, SiteSettingTable } from './schema/system.ts';
import type { ParticipantTable, SubmittedDeckTable, TournamentTable } from './schema/tournaments.ts';

export type Database = {
  account: AccountTable;
  session: SessionTable;
  tournament: TournamentTable;
  participant: ParticipantTable;
  submitted_deck: SubmittedDeckTable;
  match: MatchTable;
  match_secret: MatchSecretTable;
  live_epoch: LiveEpochTable;
  live_head: LiveHeadTable;
  live_event: LiveEventTable;
  outbox_job: OutboxJobTable;
  job_done: JobDoneTable;
  process_heartbeat: ProcessHeartbeatTable;
  audit_log: AuditLogTable;
  site_setting: SiteSettingTable;
};
