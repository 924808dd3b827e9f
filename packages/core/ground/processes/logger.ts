import { destination, pino, stdTimeFunctions, type Logger } from 'pino';
import { createRedaction } from './redact.ts';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

export type LoggerOptions = {
  /** Stands in every line. */
  process: string;
  level: LogLevel;
  /** The settings whose secrets no line may show. */
  environment: Record<string, string | undefined>;
  /** Takes each line; default: the standard output, at once, so that nothing is lost with the process. */
  write?: (line: string) => void;
};

/** Lines of JSON without secrets: the one log of api, hub and worker. */
export function createLogger({ process, level, environment, write = writeOut() }: LoggerOptions): Logger {
  const redact = createRedaction(environment);
  const options = {
    level,
    base: { process },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, { write: (line: string) => write(redact(line)) });
}

function writeOut(): (line: string) => void {
  const out = destination({ sync: true });
  return (line) => out.write(line);
}
