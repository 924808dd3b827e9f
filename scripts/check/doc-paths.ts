import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a path in a document begins with when it is written from the root of the project. */
const ROOTS = ['apps', 'docs', 'infra', 'packages', 'runtime', 'scripts', 'tests'];

/** How one might shorten a path. It is checked like any other, so that it fails. */
const SHORT = ['api', 'hub', 'worker', 'web', 'simulator', 'domain', 'contracts', 'core', 'db', 'live', 'e2e'];

/** What a build makes, and the set-up where the machine has not the right Node. */
const BUILT = ['apps/web/dist', 'apps/web/dist.stamp', 'runtime/node_modules'];

/** By these endings a word is a file of the project. */
const FILE = /[^/]\.(?:tsx?|mjs|css|sql|svg|md)(?:#.*)?$/;

/** What the documents call `x.test.ts` is any test. */
const EXAMPLE = /(?:^|\/)x\./;

const PATH = /^(?!\.\w+\.)[\w.@*<{-][\w./@*<>{},#-]*$/;

/** A path in a document: where it may be meant from, and how it is written there. */
type DocPath = { written: string; places: readonly string[] };

/** Every path that a document names: in code, in links, and in blocks of code where it is written from the root. */
export function pathsIn(document: string, text: string): DocPath[] {
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const prose = text.replaceAll(/^```[^\n]*\n[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(/\s+/));
  return [
    ...links.filter((link) => !/^(?:https?:|#|mailto:)/.test(link)).map((link) => ofLink(document, link)),
    ...code
      .map(trimmed)
      .filter(isPath)
      .map((written) => ofCode(document, written)),
    ...blocks
      .flatMap((block) => block.split(/\s+/).map(trimmed))
      .filter((word) => isPath(word) && beginsWith(ROOTS, word))
      .map((written) => ofCode(document, written)),
  ];
}

/** The links of a document to headings that are not there, its own or those of another document. */
export function missingHeadings(root: string, document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g)];
  return links.flatMap(([, target = '', heading = '']) => {
    const page = target === '' ? text : readFileSync(join(root, dirname(document), target), 'utf8');
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugOf(title));
    return headings.includes(heading) ? [] : [`${target}#${heading}`];
  });
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Whether the project has such a file or folder: each of those that braces name. A `<placeholder>` is any name. */
export function exists(root: string, { places }: DocPath): boolean {
  return places.some((place) => alternatives(place).every((path) => isThere(root, path)));
}

function isThere(root: string, path: string): boolean {
  const pattern = path.replaceAll(/<[\w-]+>/g, '*').replace(/\/$/, '');
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '.data/**'] }).length > 0;
}

/** `a-{b,c}.ts` is `a-b.ts` and `a-c.ts`. */
function alternatives(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (!braces) return [path];
  const [all, inside = ''] = braces;
  return inside.split(',').flatMap((part) => alternatives(path.replace(all, part)));
}

const trimmed = (word: string) => word.replace(/^["'([]+/, '').replace(/["')\].,;:]+$/, '');

const beginsWith = (names: readonly string[], word: string) => names.some((name) => word.startsWith(`${name}/`));

function isPath(word: string): boolean {
  if (!PATH.test(word) || EXAMPLE.test(word) || BUILT.includes(word)) return false;
  return beginsWith([...ROOTS, ...SHORT], word) || FILE.test(word);
}

function ofLink(document: string, link: string): DocPath {
  return { written: link, places: [join(dirname(document), link.replace(/#.*$/, ''))] };
}

/** From the root, from the document's own folder, or, without a folder, a name that some file has. */
function ofCode(document: string, written: string): DocPath {
  const path = written.replace(/#.*$/, '');
  if (!path.includes('/')) return { written, places: [path, `**/${path}`] };
  return { written, places: [path, join(dirname(document), path)] };
}
