/** The most characters of a reason and of a note, wherever somebody writes one. */
export const REASON_MAX = 500;
export const NOTE_MAX = 500;

/** Why an admin changed an account, an order, points, stock or a job: a short line. */
export const SHORT_REASON_MIN = 2;
export const SHORT_REASON_MAX = 200;
