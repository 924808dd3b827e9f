import type { Page } from '../../../shared/navigation/page.ts';

export const homePages: readonly Page[] = [
  { path: '/', firstView: {}, load: async () => (await import('./HomePage.tsx')).HomePage },
];
