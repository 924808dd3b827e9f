import type { Right } from '@pailei/domain/rights/rights';

export type NoticeText = { title: string; text: string; link: string };

/** One kind of notice, for those who get it. */
export type NoticeDefinition<Notice> = {
  /** What its switch is called. */
  label: string;
  /** Somebody waits for an answer to it: the browser shows it too. */
  isUrgent?: true;
  /** It calls somebody to a table: it also sounds. */
  isCall?: true;
  /** Whoever wishes gets it by mail as well. */
  isMailed?: true;
  /** Only the staff get it. */
  right?: Right;
  /** What it says and where it leads. Clock times are in the time zone of whoever runs this: it is for the browser. */
  text: (notice: Notice) => NoticeText;
};

/** The definitions of all kinds of a union. */
export type NoticeDefinitions<Notice extends { kind: string }> = {
  readonly [Kind in Notice['kind']]: NoticeDefinition<Extract<Notice, { kind: Kind }>>;
};

/** The reader's own panel of a tournament. */
export const panelLink = (tournamentId: string) => `/solo-tournaments/${tournamentId}?tab=mine`;

/** What an event is played by, with all its versions. */
export const rulesLink = (tournamentId: string) => `/solo-tournaments/${tournamentId}/rules`;

export const withReason = (text: string, reason: string | null) => (reason ? `${text}：${reason}` : text);

export const clockTime = (iso: string) =>
  new Date(iso).toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });

export function dayAndTime(iso: string): string {
  const date = new Date(iso);
  return `${date.getMonth() + 1} 月 ${date.getDate()} 日 ${clockTime(iso)}`;
}
