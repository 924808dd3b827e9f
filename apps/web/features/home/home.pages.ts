import type { Page } from '../../app/page.ts';

export const homePages: readonly Page[] = [{ path: '/', load: async () => (await import('./HomePage.tsx')).HomePage }];
