import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

type Environment = Record<string, string | undefined>;

export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Setting<T> = {
  /** One line for docs/operations.md and .env.example, which `npm run settings` writes. */
  about: string;
  /** How the default is shown in the table. */
  shownDefault: string;
  /** Throws a text that says what is expected. */
  read: (text: string | undefined, environment: Environment) => T;
};

function setting<T>(about: string, shownDefault: string, read: Setting<T>['read']): Setting<T> {
  return { about, shownDefault, read };
}

function oneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`expected one of ${values.join(', ')}`);
  return found;
}

function wholeNumber(text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Error(`expected a whole number from ${least} to ${most}`);
  return value;
}

function address(text: string, protocols: readonly string[]): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !protocols.includes(url.protocol)) {
    throw new Error(`expected an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`);
  }
  return text;
}

function folder(text: string, root: string): string {
  const expanded = text.startsWith('~/') ? join(homedir(), text.slice(2)) : text;
  return isAbsolute(expanded) ? expanded : resolve(root, expanded);
}

function matching(text: string | undefined, pattern: RegExp, expected: string): string | undefined {
  if (text !== undefined && !pattern.test(text)) throw new Error(`expected ${expected}`);
  return text;
}

const ROOT = join(import.meta.dirname, '../..');

export const SETTINGS = {
  PORT: setting('The one port of the site.', '3000', (text) => wholeNumber(text ?? '3000', 1, 65_535)),
  HOST: setting(
    'The address to listen on; `0.0.0.0` lets other machines in.',
    '127.0.0.1',
    (text) => text ?? '127.0.0.1',
  ),
  PUBLIC_URL: setting(
    'The address users see, e.g. `https://pailei.example`. Behind a proxy it must be set: own pages would count as foreign ones, and their sockets be refused.',
    'http://localhost:PORT',
    (text) => (text === undefined ? undefined : address(text, ['http:', 'https:']).replace(/\/$/, '')),
  ),
  DATA_DIR: setting('Where everything is kept.', '.data', (text) => folder(text ?? '.data', ROOT)),
  UPLOADS_S3_ENDPOINT: setting(
    'Uploaded images go to a bucket of this S3-compatible service instead of `DATA_DIR/uploads`.',
    'none',
    (text) => (text === undefined ? undefined : address(text, ['https:', 'http:'])),
  ),
  UPLOADS_S3_BUCKET: setting('The bucket for uploaded images.', 'none', (text) =>
    matching(text, /^[a-z0-9][a-z0-9.-]{1,62}$/, 'the name of a bucket'),
  ),
  UPLOADS_S3_REGION: setting('The region of the bucket.', 'us-east-1', (text) =>
    matching(text, /^[a-z0-9-]{1,40}$/, 'the name of a region'),
  ),
  UPLOADS_S3_ACCESS_KEY: setting('The access key of the bucket.', 'none', (text) => text),
  UPLOADS_S3_SECRET_KEY: setting('Its secret.', 'none', (text) => text),
  DATABASE_URL: setting('A PostgreSQL (16 or newer) to use instead of the embedded one.', 'embedded', (text) =>
    text === undefined ? undefined : address(text, ['postgres:', 'postgresql:']),
  ),
  MIGRATE_DATABASE_URL: setting(
    'The same database as its owner, for migrations alone; the role of `DATABASE_URL` then needs no rights on the schema.',
    'DATABASE_URL',
    (text) => (text === undefined ? undefined : address(text, ['postgres:', 'postgresql:'])),
  ),
  REDIS_URL: setting('A Redis (6.2 or newer) to use instead of the embedded one.', 'embedded', (text) =>
    text === undefined ? undefined : address(text, ['redis:', 'rediss:']),
  ),
  REDIS_PREFIX: setting(
    'What the site’s names in Redis begin with, instead of the id that its database holds: for a copy of a database (staging from production) on the same Redis.',
    'the id of the database',
    (text) => matching(text, /^[\w.-]{1,64}$/, 'letters, digits, dots, dashes and underscores, at most 64'),
  ),
  JWT_SECRET: setting('Signs the sessions, at least 32 characters.', 'made once, kept in DATA_DIR', (text) =>
    matching(text, /^.{32,}$/, 'at least 32 characters'),
  ),
  VAPID_PRIVATE_KEY: setting(
    'Signs what is pushed to devices whose tabs are closed (VAPID, 32 bytes as base64url). With another one, devices have to be added again.',
    'made once, kept in DATA_DIR',
    (text) => matching(text, /^[\w-]{43}$/, '32 bytes as base64url, 43 characters'),
  ),
  DEMO: setting(
    '`1` fills an empty site with demo content and keeps a tournament and a battle running, the next of each announced, marked 演示.',
    '1, or 0 when NODE_ENV=production',
    (text, { NODE_ENV }) => oneOf(['0', '1'], text ?? (NODE_ENV === 'production' ? '0' : '1')) === '1',
  ),
  ADMIN_USERNAME: setting(
    'Name of the first admin, made at start when there is none. `npm run simulate -- --url` logs in as them.',
    'none',
    (text) => matching(text, /^\S(?:.*\S)?$/u, 'a name'),
  ),
  ADMIN_EMAIL: setting('E-mail address of the first admin.', 'none', (text) =>
    matching(text, /^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
  ),
  ADMIN_PASSWORD: setting('Password of the first admin, at least 8 characters.', 'none', (text) =>
    matching(text, /^.{8,}$/s, 'at least 8 characters'),
  ),
  ADMIN_TOTP_SECRET: setting(
    'Secret (base32) of the second factor of the admin that the simulator logs in as, where that one has any; only `npm run simulate` reads it.',
    'none',
    (text) => matching(text, /^[A-Z2-7]{16,}$/, 'capital letters and the digits 2 to 7, at least 16'),
  ),
  RATE_LIMITS: setting(
    '`off` lifts all limits on rates, the pauses after failed logins included: for tests, benchmarks and sites of the simulator’s own.',
    'on',
    (text) => oneOf(['on', 'off'], text ?? 'on'),
  ),
  FIRST_VIEWS: setting(
    '`off`: no page is rendered on the server, every one is the empty shell that the browser fills, and links have no picture.',
    'on',
    (text) => oneOf(['on', 'off'], text ?? 'on'),
  ),
  CONNECTS_PER_MINUTE: setting(
    'Live connections that one address may open in a minute, at all hubs together; more where many players share one, as at an event.',
    '20',
    (text) => wholeNumber(text ?? '20', 1, 100_000),
  ),
  SOCKETS_PER_ADDRESS: setting(
    'Live connections that one address may have open at each hub at once; more where many players share one, as at an event.',
    '200',
    (text) => wholeNumber(text ?? '200', 1, 100_000),
  ),
  RATE_LIMIT_KEY: setting(
    'Calls and live connections that send it as `X-Rate-Limit-Key` are not limited by address; limits per account and the pauses after failed logins stay. For the simulator on a running site.',
    'made at each start',
    (text) => matching(text, /^.{24,}$/, 'at least 24 characters'),
  ),
  TRUSTED_PROXIES: setting(
    'Addresses or ranges of proxies before the site, with commas: their `X-Forwarded-For` is believed.',
    'none',
    (text) => text ?? '',
  ),
  SMTP_URL: setting(
    'The mail server, e.g. `smtps://name:password@smtp.example:465`. Without one, mails wait readable in the mail log of the admins.',
    'none',
    (text) => (text === undefined ? undefined : address(text, ['smtp:', 'smtps:'])),
  ),
  MAIL_FROM: setting(
    'The sender of mails, e.g. `牌擂 <no-reply@pailei.example>`.',
    'no-reply at the host of PUBLIC_URL',
    (text) =>
      matching(
        text,
        /^([^<>"\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
        'an e-mail address, with or without a name',
      ),
  ),
  METRICS_TOKEN: setting(
    'Requests that send it as `Authorization: Bearer` read the metrics at `/metrics`; without it only each process on its own port gives them.',
    'none',
    (text) => matching(text, /^\S{24,}$/, 'at least 24 characters'),
  ),
  LOG_LEVEL: setting('How much the processes write: `debug`, `info`, `warn`, `error` or `silent`.', 'info', (text) =>
    oneOf(['debug', 'info', 'warn', 'error', 'silent'], text ?? 'info'),
  ),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['read']> };

/** Settings that are only of use together. */
const GROUPS: readonly { what: string; names: readonly SettingName[] }[] = [
  { what: 'The first admin', names: ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] },
  {
    what: 'The storage of uploads',
    names: ['UPLOADS_S3_ENDPOINT', 'UPLOADS_S3_BUCKET', 'UPLOADS_S3_ACCESS_KEY', 'UPLOADS_S3_SECRET_KEY'],
  },
];

function incompleteGroups(values: Record<string, unknown>): string[] {
  const isOwnerAlone = values['MIGRATE_DATABASE_URL'] !== undefined && values['DATABASE_URL'] === undefined;
  const owner = isOwnerAlone ? ['DATABASE_URL: missing. MIGRATE_DATABASE_URL is the owner of its tables.'] : [];
  const groups = GROUPS.flatMap(({ what, names }) => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`${missing.join(', ')}: missing. ${what} needs all of ${names.join(', ')}.`];
  });
  return [...owner, ...groups];
}

/** The settings of the launcher. An empty variable counts as not set. Throws a SettingsError that names every fault. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { read }] of Object.entries(SETTINGS)) {
    const text = environment[name]?.trim();
    try {
      values[name] = read(text === '' ? undefined : text, environment);
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}.`);
    }
  }
  if (problems.length === 0) problems.push(...incompleteGroups(values));
  if (problems.length > 0) throw new SettingsError(problems);
  return values as Settings;
}

/** The settings as a Markdown table, as it stands in docs/operations.md. */
export function settingsTable(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { about, shownDefault }]) => `| \`${name}\` | ${shownDefault} | ${about} |`,
  );
  return ['| Setting | Default | What it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The text of `.env.example`: every setting with what it does and its default, none of them set. */
export function settingsExample(): string {
  const lines = Object.entries(SETTINGS).map(
    ([name, { about, shownDefault }]) => `# ${about} Default: ${shownDefault}\n#${name}=\n`,
  );
  const head = '# Settings of 牌擂. Written by `npm run settings`; see docs/operations.md, "Settings".\n';
  return [head, ...lines].join('\n');
}
