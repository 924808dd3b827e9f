import type { CardImport } from '@pailei/contracts/decks/cards/cards.api';
import type { CardRarity } from '@pailei/domain/decks/card';
import type { DeckRules } from '@pailei/domain/decks/deck-rules';
import type { Generated, Insertable, JSONColumnType, Selectable } from 'kysely';

export type CardTable = {
  dbf_id: number;
  name: string;
  /** What a search compares with. */
  name_key: string;
  cost: number;
  rarity: CardRarity;
  type: string;
  card_class: string;
  classes: string[];
  set: string;
  /** Came with the site; shown only while there is no other. */
  is_sample: Generated<boolean>;
  updated_at: Generated<string>;
};

/** One run of the importer. At most one of them is in progress. */
export type CardImportTable = {
  id: string;
  source: CardImport['source'];
  url: string | null;
  status: Generated<CardImport['status']>;
  /** The file; gone when the run is over. */
  content: Uint8Array | null;
  total: Generated<number>;
  /** Entries of the file that were worked on, in its order: a run that broke off goes on behind them. */
  done: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  skipped: Generated<number>;
  attempts: Generated<number>;
  /** Until then the run belongs to the process that took it. */
  lease_until: string | null;
  error: string | null;
  started_by: string | null;
  created_at: Generated<string>;
  finished_at: string | null;
};
export type CardImportRow = Selectable<CardImportTable>;
export type NewCardImport = Insertable<CardImportTable>;

/** One row: where the catalogue is fetched from every night. */
export type CardSourceTable = {
  one: Generated<boolean>;
  /** Empty: it is not. */
  refresh_url: string;
  refreshed_at: string | null;
};

/** One row, or none while the rules are those that the site came with. */
export type DeckRulesTable = {
  one: Generated<boolean>;
  version: number;
  rules: JSONColumnType<DeckRules>;
  updated_at: string;
  updated_by: string | null;
};
