import type { Page } from '../../../shared/navigation/page.ts';

export const decksPages: readonly Page[] = [
  {
    path: '/decks',
    title: '我的卡组',
    guard: 'user',
    load: async () => (await import('./list/DecksPage.tsx')).DecksPage,
  },
  {
    path: '/decks/create',
    title: '新建卡组',
    guard: 'user',
    load: async () => (await import('./builder/CreateDeckPage.tsx')).CreateDeckPage,
  },
  {
    path: '/decks/import',
    title: '导入卡组',
    guard: 'user',
    load: async () => (await import('./import/ImportPage.tsx')).ImportPage,
  },
  {
    path: '/decks/:id',
    title: '卡组',
    guard: 'user',
    load: async () => (await import('./detail/DeckPage.tsx')).DeckPage,
  },
  {
    path: '/decks/:id/edit',
    title: '编辑卡组',
    guard: 'user',
    load: async () => (await import('./builder/EditDeckPage.tsx')).EditDeckPage,
  },
  {
    path: '/shared-decks/:id',
    title: '卡组',
    load: async () => (await import('./detail/SharedDeckPage.tsx')).SharedDeckPage,
  },
];
