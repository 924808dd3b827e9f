import { z } from 'zod';

const port = z.int().min(1).max(65_535);

const settings = z.object({
  /** The bound socket of the public port, inherited from the launcher; several times, see `acceptOnPublicPort`. */
  fds: z.array(z.int().min(3)).min(1),
  /** Where hub and worker answer on this machine. */
  hub: port,
  worker: port,
});

/** What the launcher tells an api about the port that users have. */
export type PublicPortSettings = z.infer<typeof settings>;

export const PUBLIC_PORT_VARIABLE = 'PUBLIC_PORT';

/** `undefined` where no launcher has started this process: then a proxy stands before it. */
export function readPublicPort(environment: NodeJS.ProcessEnv): PublicPortSettings | undefined {
  const text = environment[PUBLIC_PORT_VARIABLE];
  return text === undefined || text === '' ? undefined : settings.parse(JSON.parse(text));
}
