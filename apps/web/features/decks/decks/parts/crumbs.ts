import type { Crumb } from '../../../../shared/ui/layout/Crumbs.tsx';

/** The way to the visitor's library. */
export const LIBRARY_CRUMBS: readonly Crumb[] = [{ label: '卡组中心' }, { label: '我的卡组', to: '/decks' }];
