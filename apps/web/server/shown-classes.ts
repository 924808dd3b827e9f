/** What parts the words of a script's strings: no class of ours has one of these. */
const BETWEEN_WORDS = /[\s"'`{}$]+/;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Of these classes, those that a script names. */
export function classesInScripts(classes: Iterable<string>, scripts: readonly string[]): ReadonlySet<string> {
  const words = new Set(scripts.flatMap((script) => script.split(BETWEEN_WORDS)));
  return new Set([...classes].filter((name) => words.has(name)));
}

/** The classes of a document's elements. */
export function classesInHtml(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, names = ''] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of names.split(/\s+/))
      found.add(name.replaceAll(/&([\w#]+);/g, (_, code: string) => ENTITIES[code] ?? ''));
  return found;
}
