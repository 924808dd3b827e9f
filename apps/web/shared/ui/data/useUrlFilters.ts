import { useSearchParams } from 'react-router-dom';

/** One thing a page keeps in its address, and how the address is read. */
export type UrlFilter<T extends string> = { initial: T; parse: (text: string) => T };

/** One of a few values; any other value of the address counts as the initial one. */
export function choice<const T extends string>(values: readonly T[], initial: NoInfer<T>): UrlFilter<T> {
  return { initial, parse: (text) => values.find((value) => value === text) ?? initial };
}

/** Free text, trimmed and cut. */
export function freeText(maxLength: number): UrlFilter<string> {
  return { initial: '', parse: (text) => text.trim().slice(0, maxLength) };
}

type Spec = Readonly<Record<string, UrlFilter<string>>>;
export type UrlValues<S extends Spec> = { [K in keyof S]: ReturnType<S[K]['parse']> } & {
  /** Counts from 1. */
  page: number;
};

/**
 * Filters, sort order and page of a list, kept in the address: what is as it is by default stays out of it. Any change
 * but of the page itself goes back to page 1. `spec` is defined outside the component.
 */
export function useUrlFilters<S extends Spec>(spec: S): [UrlValues<S>, (changes: Partial<UrlValues<S>>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<UrlValues<S>>) =>
    setParams(() => writeFilters(spec, currentParams(), changes), { replace: true, preventScrollReset: true });
  return [readFilters(spec, params), change];
}

/**
 * The current address. The router's own copy may be a step behind while React still prepares the page of an earlier
 * change, and would take that change back.
 */
export function currentParams(): URLSearchParams {
  return new URLSearchParams(location.search);
}

const MAX_PAGE = 20_000;

export function readFilters<S extends Spec>(spec: S, params: URLSearchParams): UrlValues<S> {
  const values = Object.entries(spec).map(([name, filter]) => [name, filter.parse(params.get(name) ?? filter.initial)]);
  const page = Number(params.get('page') ?? 1);
  return { ...Object.fromEntries(values), page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1 };
}

/** The address with the changes applied; its other parameters stay. */
export function writeFilters<S extends Spec>(
  spec: S,
  current: URLSearchParams,
  changes: Partial<UrlValues<S>>,
): URLSearchParams {
  const values: Record<string, string | number> = { ...readFilters(spec, current), page: 1, ...changes };
  const params = new URLSearchParams(current);
  for (const [name, value] of Object.entries(values)) {
    const initial = name === 'page' ? 1 : spec[name]?.initial;
    if (value === initial || value === '') params.delete(name);
    else params.set(name, String(value));
  }
  return params;
}
