/** Markup that may be put into the page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markup | string | number | null | undefined | false | readonly Value[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped; nested markup and lists of it stay, null and false leave nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + textOf(values[index - 1]) + part));
}

function textOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  }
  return value.map(textOf).join('');
}

/** A layout: a shell that never changes, and the contents of its `data-part` elements. */
export type Page = {
  readonly shell: Markup;
  readonly parts: Readonly<Record<string, Markup>>;
};

/** The content of each element, weakly referenced. */
const painted = new WeakMap<Element, string>();

/**
 * Brings the element to this page. A part that has not changed keeps its elements, so that nothing blinks, no
 * animation starts again and nothing piles up over hours.
 */
export function paint(root: HTMLElement, { shell, parts }: Page): void {
  fill(root, shell.text);
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    fill(part, parts[part.dataset['part'] ?? '']?.text ?? '');
  }
}

function fill(element: Element, text: string): void {
  if (painted.get(element) === text) return;
  element.innerHTML = text;
  // The site's content security policy refuses style attributes that come as markup; those set by script it allows.
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset['style'] ?? '';
  painted.set(element, text);
}
