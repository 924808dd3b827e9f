import { INDEXED_PAGES, PAGES_BY_QUERY } from '@pailei/contracts/http/page-addresses';
import type { Db } from '@pailei/db/client';
import { countListed, LISTED, LISTED_KINDS, type ListedKind, type ListedPage } from './sitemap.repository.ts';

/** As many as the protocol of sitemaps allows in one file. */
const SITEMAP_MAX = 50_000;

const PATHS: Record<ListedKind, string> = {
  tournaments: '/solo-tournaments/',
  players: '/players/',
  battles: '/teams/battle?battleId=',
  seasons: '/season/s',
};
const PART = /^(tournaments|players|battles|seasons)-([1-9]\d{0,3})\.xml$/;

type SitemapDeps = {
  db: Db;
  /** Where users see the site. */
  publicUrl: string;
  /** Pages in one part. */
  partSize?: number;
};

export type Sitemap = ReturnType<typeof createSitemap>;

/** The addresses of all that guests see and search engines may list, as XML: an index, and its parts by name. */
export function createSitemap({ db, publicUrl, partSize = SITEMAP_MAX }: SitemapDeps) {
  const address = (path: string) => new URL(path, publicUrl).href.replace(/&/g, '&amp;');
  const entry = (tag: string, path: string, changedAt: string | null = null) =>
    `<${tag}><loc>${address(path)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</${tag}>`;
  const pageEntry = (kind: ListedKind, { id, changed_at }: ListedPage) =>
    entry('url', `${PATHS[kind]}${id}`, changed_at);

  return {
    async index(): Promise<string> {
      const counts = await countListed(db);
      const parts = LISTED_KINDS.flatMap((kind) =>
        Array.from({ length: Math.ceil(counts[kind] / partSize) }, (_, index) => `${kind}-${index + 1}.xml`),
      );
      return file(
        'sitemapindex',
        ['pages.xml', ...parts].map((name) => entry('sitemap', `/sitemap/${name}`)),
      );
    },
    /** `undefined`: there is no such part. */
    async part(name: string): Promise<string | undefined> {
      if (name === 'pages.xml')
        return file(
          'urlset',
          SINGLE_PAGES.map((path) => entry('url', path)),
        );
      const [, kindName, number] = PART.exec(name) ?? [];
      const kind = LISTED_KINDS.find((listed) => listed === kindName);
      if (!kind) return undefined;
      const pages = await LISTED[kind](db, { offset: (Number(number) - 1) * partSize, limit: partSize });
      return pages.length === 0
        ? undefined
        : file(
            'urlset',
            pages.map((page) => pageEntry(kind, page)),
          );
    },
  };
}

/** The page of a season stands in the part of the seasons, also the one that has an address of its own: once it is there. */
const SINGLE_PAGES = [...INDEXED_PAGES].filter(
  (path) => !path.includes(':') && !PAGES_BY_QUERY.has(path) && !path.startsWith(PATHS.seasons),
);

const file = (tag: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${tag}>\n`;
