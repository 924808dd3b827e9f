import { atom } from 'jotai';

import { storedAtom } from './storage.atoms.ts';

export type Site = { name: string; is_beta: boolean };

const isSite = (value: unknown): value is Site =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'is_beta' in value &&
  typeof value.is_beta === 'boolean';

/** The product's name and whether it is marked as beta, as last heard; kept, so that the next page begins with them. */
export const siteAtom = storedAtom<Site>('site', { name: '牌擂', is_beta: true }, isSite);
export const siteNameAtom = atom((get) => get(siteAtom).name);

/** What a screen reader says for the logo that leads home. */
export const logoLabelAtom = atom((get) => {
  const { name, is_beta } = get(siteAtom);
  return `${name}${is_beta ? 'BETA' : ''} 首页`;
});

/** The name with its mark in words, for the foot of a page. */
export const siteLineAtom = atom((get) => {
  const { name, is_beta } = get(siteAtom);
  return is_beta ? `${name} · 测试版` : name;
});
