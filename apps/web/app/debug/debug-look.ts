/** A line of controls above the lists. */
export const DEBUG_STRIP = 'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-b-line-1 px-4 py-2';

/** The part that scrolls. */
export const DEBUG_BODY = 'min-h-0 flex-1 overflow-auto overscroll-contain';

export type DebugTone = 'plain' | 'slow' | 'bad';

export const DEBUG_COLORS: Record<DebugTone, string> = {
  plain: '',
  slow: 'text-huang-text',
  bad: 'text-yan-text',
};

export function debugTone(isBad: boolean, isSlow: boolean): DebugTone {
  if (isBad) return 'bad';
  return isSlow ? 'slow' : 'plain';
}
