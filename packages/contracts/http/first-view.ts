/** A topic's view as a page shows it that the server rendered: the browser goes on from this version. */
export type ShownTopic = { epoch: string; version: number; state: unknown };

/** An answer of the API as such a page shows it, by the key of its query. */
export type ShownQuery = { key: readonly unknown[]; data: unknown };

/** What stands in a rendered page beside its HTML, so that the browser shows the same and fetches none of it again. */
export type FirstViewData = {
  /** What clocks showed, in milliseconds. */
  now: number;
  /** How far the clock that times are written by is ahead of UTC, in minutes. */
  ahead_minutes: number;
  topics: Readonly<Record<string, ShownTopic>>;
  queries: readonly ShownQuery[];
};

/** The id of the element with the data. */
export const FIRST_VIEW_ELEMENT = 'first-view';

/** `members`: whoever is logged in sees the same page, and nobody else sees it. */
export const PAGE_AUDIENCES = ['everybody', 'members'] as const;
export type PageAudience = (typeof PAGE_AUDIENCES)[number];

/** A page that is rendered on the server, as the API learns of it: `pattern` matches its path, `query` the values it shows. */
export type RenderedAddress = {
  pattern: string;
  query: Readonly<Record<string, string>>;
  audience: PageAudience;
  /** A value of the query without which the address is another page's; null: none. */
  needs: string | null;
};

/** What a page or picture showed: a change of any of it makes another one. `url` and `file` begin with `/api/`. */
export type ShownSource = { topic: string } | { url: string } | { file: string };

/** Answered by the API: what the audience of the page is told of it, and nothing else. `bytes` is null where there is no file. */
export type SourceAnswer =
  | { topic: ShownTopic | null }
  | { status: number; body: string }
  | { bytes: Uint8Array | null };

/** From the API to a process that renders pages or pictures. `url` is path and query. */
export type ToRenderer =
  | { type: 'render'; id: number; url: string; now: number }
  | { type: 'answer'; id: number; read: number; answer: SourceAnswer };

/** A document with the hashes of the style sheets that stand in it, as a content policy names them; or the bytes of a picture. */
export type Rendered = { body: string | Uint8Array; sheets: readonly string[] };

/** From such a process. `ready` comes once and first. */
export type FromRenderer =
  | { type: 'ready'; addresses: readonly RenderedAddress[] }
  | { type: 'read'; id: number; read: number; source: ShownSource }
  | ({ type: 'rendered'; id: number } & Rendered)
  | { type: 'failed'; id: number; reason: string };
