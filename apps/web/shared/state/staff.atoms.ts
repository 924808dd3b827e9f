import { atom } from './jotai.ts';

/** Disputes, objections and calls that no referee has taken up; 0 to all but the staff. The shell keeps it for header and menu. */
export const openCasesAtom = atom(0);
