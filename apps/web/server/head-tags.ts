import { SHARE_PICTURE_SIZE, sharePicturePath } from '@pailei/contracts/http/share-pictures';

import type { PageHead } from '../shared/navigation/page.ts';
import { escapeHtml, escapeJson } from './escape.ts';

export type DocumentHead = PageHead & {
  /** As it stands in `<title>`. */
  title: string;
  /** The name of the site. */
  site: string;
  origin: string;
  /** Absolute, without what the page does not show. */
  url: string;
};

/** Longer ones are cut by whoever shows them, in the middle of a word. */
const DESCRIPTION_MAX = 160;
const TITLE_MAX = 90;

/** What the head says besides `<title>`: for search engines, and for chats and networks that show a link as a card. */
export function headTags({ title, description, picture, about, site, origin, url }: DocumentHead): string {
  const text = plainText(description, DESCRIPTION_MAX);
  const name = plainText(title, TITLE_MAX);
  const properties = {
    'og:site_name': site,
    'og:locale': 'zh_CN',
    'og:type': 'website',
    'og:title': name,
    'og:description': text,
    'og:url': url,
    'og:image': new URL(picture ?? sharePicturePath({ kind: 'site' }), origin).href,
    'og:image:type': 'image/png',
    'og:image:width': String(SHARE_PICTURE_SIZE.width),
    'og:image:height': String(SHARE_PICTURE_SIZE.height),
    'og:image:alt': name,
  };
  return [
    `<meta name="description" content="${escapeHtml(text)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(([key, value]) => `<meta property="${key}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(about ? [linkedData({ about, site, origin, picture: properties['og:image'] })] : []),
  ].join('');
}

type LinkedData = { about: object; site: string; origin: string; picture: string };

function linkedData({ about, site, origin, picture }: LinkedData): string {
  const organizer = { '@type': 'Organization', name: site, url: origin };
  const data = { '@context': 'https://schema.org', ...about, image: picture, organizer };
  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

// without what is not seen or turns the direction of what comes after; the joiner of emoji stays
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

/** One line that shows what it says, with at most `max` characters. */
export function plainText(text: string, max = Infinity): string {
  const line = text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
