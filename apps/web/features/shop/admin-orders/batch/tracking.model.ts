import { TRACKING_MAX } from '@pailei/contracts/shop/orders/order-shapes';

/** Tracking numbers by the ids of their orders, as they are typed. */
export type TrackingForm = Readonly<Record<string, string>>;

/** Lines that were pasted into one field go to it and to those below, one each; empty ones leave theirs as it is. */
export function withPasted(form: TrackingForm, ids: readonly string[], at: string, pasted: string): TrackingForm {
  const from = ids.indexOf(at);
  const lines = pasted.split(/\r\n|\r|\n/).map((line) => line.trim());
  const filled = lines.flatMap((line, index) => {
    const id = ids[from + index];
    return id === undefined || line === '' ? [] : [[id, line] as const];
  });
  return { ...form, ...Object.fromEntries(filled) };
}

/** What is wrong with numbers, by the ids of their orders. */
export function trackingProblems(form: TrackingForm): Record<string, string> {
  const tooLong = Object.entries(filledTrackingNumbers(form)).filter(([, number]) => number.length > TRACKING_MAX);
  return Object.fromEntries(tooLong.map(([id]) => [id, `快递单号最多 ${TRACKING_MAX} 个字符`]));
}

/** The numbers that were filled in, without the spaces around. */
export function filledTrackingNumbers(form: TrackingForm): Record<string, string> {
  const trimmed = Object.entries(form).map(([id, number]) => [id, number.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, number]) => number !== ''));
}
