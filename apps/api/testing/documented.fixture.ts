import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Paths = Record<string, Record<string, { responses: Record<string, unknown> }>>;

/** Throws when a route of the API answers a status that its documentation does not name. */
export function checkDocumented(
  app: FastifyInstance,
  { method = 'GET', path }: { method?: string | undefined; path: string },
  { statusCode }: LightMyRequestResponse,
): void {
  const { paths } = app.swagger() as unknown as { paths: Paths };
  const exact = paths[path] && [path];
  const [found] = exact ?? Object.keys(paths).filter((pattern) => patternOf(pattern).test(path));
  const operation = found && paths[found]?.[method.toLowerCase()];
  if (!operation || `${statusCode}` in operation.responses) return;
  if (statusCode === 500) throw new Error(`${method} ${found} answered 500: something unforeseen`);
  throw new Error(`${method} ${found} answered ${statusCode}: name it in the \`errors\` of its endpoint`);
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
