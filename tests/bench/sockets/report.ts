import { cpus } from 'node:os';

/** The goal of a measurement, and its result. */
export type Goal = { goal: string; wanted: string; measured: number | null; reached: boolean | null };

const DIGITS = 3;

export const rounded = (value: number) => Number(value.toPrecision(DIGITS));

export const atLeast = (goal: string, wanted: number, measured: number | undefined): Goal =>
  judge(goal, `≥ ${wanted}`, measured, (value) => value >= wanted);

export const atMost = (goal: string, wanted: number, measured: number | undefined): Goal =>
  judge(goal, `≤ ${wanted}`, measured, (value) => value <= wanted);

function judge(goal: string, wanted: string, measured: number | undefined, isReached: (value: number) => boolean) {
  if (measured === undefined) return { goal, wanted, measured: null, reached: null };
  return { goal, wanted, measured: rounded(measured), reached: isReached(measured) };
}

/** A list option with one entry arrives as a number. */
export const listOf = (option: number | number[]): number[] => [option].flat();

/** The machine of the measurements. */
export function machine(): Record<string, string | number> {
  return { cores: cpus().length, model: cpus()[0]?.model ?? '', node: process.version };
}
