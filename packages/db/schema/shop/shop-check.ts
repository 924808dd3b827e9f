import type { JSONColumnType, Selectable } from 'kysely';

/** One row, account or product whose parts contradict each other. */
export type Finding = {
  /** What of it: the balance of an account, the stock of a product, what was charged or taken for an order … */
  about: 'balance' | 'stock' | 'sold' | 'charge' | 'taken' | 'timeline';
  /** Of the account, product or order. */
  id: string;
  /** What stands in its row. */
  stands: string;
  /** What its ledger, movements or events say. */
  written: string;
};

/** One comparison of ledger, stock and orders; counts are of what disagrees. */
export type ShopCheckTable = {
  id: string;
  checked_at: string;
  ledger: number;
  stock: number;
  orders: number;
  /** Of each kind the first ones. */
  findings: JSONColumnType<Finding[]>;
  /** The incident that this check opened, went on with or ended. */
  incident_id: string | null;
};
export type ShopCheckRow = Selectable<ShopCheckTable>;
