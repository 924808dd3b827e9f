/** Why points came or went. */
export const POINTS_KINDS = [
  'admin_adjustment',
  'tournament_prize',
  'season_prize',
  'entry_fee',
  'entry_fee_refund',
  'order',
  'order_refund',
] as const;
export type PointsKind = (typeof POINTS_KINDS)[number];

export const POINTS_KIND_TEXTS = {
  admin_adjustment: '管理员调整',
  tournament_prize: '赛事奖励',
  season_prize: '赛季奖励',
  entry_fee: '参赛费',
  entry_fee_refund: '参赛费退回',
  order: '兑换商品',
  order_refund: '兑换退回',
} as const satisfies Record<PointsKind, string>;

/** What an entry of the ledger belongs to. An adjustment belongs to nothing but itself. */
export const POINTS_REFERENCES = ['adjustment', 'tournament', 'season', 'order'] as const;
export type PointsReference = (typeof POINTS_REFERENCES)[number];

/** The page of what an entry belongs to; null where the entry itself says all there is. */
export function pointsLink(entry: { reference_type: PointsReference; reference_id: string }): string | null {
  switch (entry.reference_type) {
    case 'adjustment':
      return null;
    case 'tournament':
      return `/solo-tournaments/${entry.reference_id}`;
    case 'season':
      return '/season';
    case 'order':
      return `/shopping/order/${entry.reference_id}`;
    default:
      return entry.reference_type satisfies never;
  }
}

/** With commas between the thousands: 12,480. */
export const groupedPoints = (value: number): string => value.toLocaleString('en-US');

/** With its sign, the minus as wide as the plus: +1,500, −200. */
export const signedPoints = (amount: number): string =>
  amount < 0 ? `−${groupedPoints(-amount)}` : `+${groupedPoints(amount)}`;
