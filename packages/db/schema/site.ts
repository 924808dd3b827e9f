import type { Generated, Insertable, Selectable } from 'kysely';

/** One row. Only the owner changes it. */
export type SiteIdentityTable = { id: string };

export type MaintenanceWindowTable = {
  id: string;
  scope: 'site' | 'shop' | 'tournaments';
  message: string;
  reason: string;
  starts_at: string;
  planned_end: string | null;
  ends_itself: boolean;
  ended_at: string | null;
  end_reason: string | null;
  /** The state that the live topic knows; the clock's turn comes when it differs from the times. */
  announced: 'planned' | 'active' | 'ended';
  /** When the deadlines that stood still meanwhile were moved; stays null for a window that stops no clock. */
  settled_at: Generated<string | null>;
  created_by: string;
  /** Null: the clock. */
  ended_by: string | null;
  created_at: Generated<string>;
};
export type MaintenanceWindowRow = Selectable<MaintenanceWindowTable>;
export type NewMaintenanceWindow = Insertable<MaintenanceWindowTable>;

export type AnnouncementTable = {
  id: string;
  title: string;
  body: string;
  level: 'info' | 'important';
  is_pinned: boolean;
  starts_at: string;
  ends_at: string | null;
  /** Whether the live topic knows it: only once its time has come. */
  is_told: Generated<boolean>;
  created_by: string;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};
export type AnnouncementRow = Selectable<AnnouncementTable>;
export type NewAnnouncement = Insertable<AnnouncementTable>;
