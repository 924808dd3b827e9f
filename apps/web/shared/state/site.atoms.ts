import { atom } from 'jotai';

import { onFirstSystem } from './first-system.ts';
import { storedAtom } from './storage.atoms.ts';

export type Site = { name: string; is_beta: boolean };

const isSite = (value: unknown): value is Site =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'is_beta' in value &&
  typeof value.is_beta === 'boolean';

/** The product's name and whether it is marked as beta, as last received; stored, so that the next page starts with them. */
export const siteAtom = storedAtom<Site>('site', { name: '牌擂', is_beta: true }, isSite);
onFirstSystem((store, { site: { name, is_beta } }) => store.set(siteAtom, { name, is_beta }));

export const siteNameAtom = atom((get) => get(siteAtom).name);

/** The accessible name of the logo's link to the home page. */
export const logoLabelAtom = atom((get) => {
  const { name, is_beta } = get(siteAtom);
  return `${name}${is_beta ? 'BETA' : ''} 首页`;
});

/** The name with its beta label as text, for the page footer. */
export const siteLineAtom = atom((get) => {
  const { name, is_beta } = get(siteAtom);
  return is_beta ? `${name} · 测试版` : name;
});
