export class TooLateError extends Error {
  override name = 'TooLateError';
}

/** The answer, or a `TooLateError` when there is none after `withinMs`. What was asked goes on unheard. */
export function inTime<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLateError('no answer in time')), withinMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
