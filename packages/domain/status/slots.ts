import { SITE_AHEAD_MS } from '../site-time/zone.ts';

/** Time is cut into slots of 15 s, numbered since 1970; each component is probed once in each. */
export const SLOT_SECONDS = 15;

const SLOTS_PER_CELL = 120;
const SLOTS_PER_DAY = 5_760;
const DAY_SHIFT_SLOTS = SITE_AHEAD_MS / (SLOT_SECONDS * 1_000);

/** Half hours of a day, and days of a quarter. */
export const CELLS = 48;
export const DAYS = 90;

export const slotAt = (ms: number): number => Math.floor(ms / (SLOT_SECONDS * 1_000));
export const slotStart = (slot: number): number => slot * SLOT_SECONDS * 1_000;

/** A bar is a row of equal stretches of slots. */
export type TimeScale = { length: number; indexOf: (slot: number) => number; firstSlotOf: (index: number) => number };

export const HALF_HOURS: TimeScale = {
  length: CELLS,
  indexOf: (slot) => Math.floor(slot / SLOTS_PER_CELL),
  firstSlotOf: (index) => index * SLOTS_PER_CELL,
};

export const CHINA_DAYS: TimeScale = {
  length: DAYS,
  indexOf: (slot) => Math.floor((slot + DAY_SHIFT_SLOTS) / SLOTS_PER_DAY),
  firstSlotOf: (index) => index * SLOTS_PER_DAY - DAY_SHIFT_SLOTS,
};
