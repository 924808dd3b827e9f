/** The result, or `slow` where it is not there in time; what makes it goes on. */
export async function withPatience<Result>(made: Promise<Result>, ms: number): Promise<Result | 'slow'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), ms);
  });
  const first = await Promise.race([made, patience]);
  clearTimeout(timer);
  return first;
}
