import { createLogger, type Logger } from './logger.ts';
import { SettingsError, type LogLevel } from './settings.ts';

type Environment = Record<string, string | undefined>;

/** The settings and the log of this process. Settings that do not do are one line, and its end. */
export function startProcess<Config extends { logLevel: LogLevel }>(
  name: string,
  readConfig: (environment: Environment) => Config,
): { config: Config; log: Logger } {
  const config = readOrExit(name, readConfig);
  const log = createLogger({ process: name, level: config.logLevel, environment: process.env });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  return { config, log };
}

function readOrExit<Config>(name: string, readConfig: (environment: Environment) => Config): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    createLogger({ process: name, level: 'info', environment: process.env }).fatal(error.message);
    process.exit(1);
  }
}
