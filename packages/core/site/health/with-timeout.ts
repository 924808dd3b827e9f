export class AnswerTimeoutError extends Error {
  override name = 'AnswerTimeoutError';
}

/** The answer, or a `AnswerTimeoutError` when there is none after `withinMs`. What was asked goes on unheard. */
export function withTimeout<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AnswerTimeoutError('no answer in time')), withinMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
