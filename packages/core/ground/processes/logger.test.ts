import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import type { LogLevel } from './settings.ts';

const ENVIRONMENT = {
  JWT_SECRET: 'the secret that signs "all" sessions',
  DATABASE_URL: 'postgres://pailei_app:pass%20word-1@db/pailei',
  SMTP_URL: 'smtps://robot:mail-password@smtp.example:465',
  RATE_LIMIT_KEY: 'lifts-all-the-limits-1234',
  UPLOADS_S3_SECRET_KEY: 'bucket-secret-key',
  PUBLIC_URL: 'https://pailei.example',
};

function setUp(level: LogLevel = 'info') {
  const lines: string[] = [];
  const log = createLogger({ process: 'hub', level, environment: ENVIRONMENT, write: (line) => lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
}

test('a line is JSON with process, level, time and message', () => {
  const { log, lines, last } = setUp();
  log.warn({ err: new Error('no answer'), topic: 'match:1' }, 'reading');
  expect(last()).toMatchObject({ process: 'hub', level: 'warn', msg: 'reading', topic: 'match:1' });
  expect(last()).toMatchObject({ err: { type: 'Error', message: 'no answer' } });
  expect(last()['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(lines.every((line) => line.endsWith('\n'))).toBe(true);
});

test('nothing below the level is written', () => {
  const { log, lines } = setUp('error');
  log.warn('quiet');
  expect(lines).toEqual([]);
  log.error('loud');
  expect(lines).toHaveLength(1);
});

test.each(Object.entries(ENVIRONMENT).filter(([name]) => name !== 'PUBLIC_URL'))(
  'the secret of %s is in no line, wherever it stands',
  (_name, value) => {
    const { log, lines } = setUp();
    const secrets = [value, URL.canParse(value) ? new URL(value).password : value];
    for (const secret of [...secrets, decodeURIComponent(secrets[1] ?? '')]) {
      log.error({ err: new Error(`cannot use ${secret}`), detail: { list: [secret] } }, `tried ${secret} twice`);
      const escaped = JSON.stringify(secret).slice(1, -1);
      expect(lines.at(-1)).not.toContain(escaped);
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: expect.stringContaining('twice') });
    }
  },
);

test('what callers hand over as secrets is hidden by its name or its form, at any depth', () => {
  const { log, last } = setUp();
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  const headers = { authorization: `Bearer ${token}`, cookie: 'session=1', 'x-rate-limit-key': 'k', host: 'a.example' };
  log.info(
    { request: { headers, body: { password: 'quote " inside', access_token: token, totp_code: '123456' } } },
    `refused Bearer abc.def-ghi and ${token} at redis://:hidden@10.0.0.1:6379`,
  );
  const hidden = '[redacted]';
  expect(last()).toMatchObject({
    request: {
      headers: { authorization: hidden, cookie: hidden, 'x-rate-limit-key': hidden, host: 'a.example' },
      body: { password: hidden, access_token: hidden, totp_code: hidden },
    },
    msg: `refused Bearer ${hidden} and ${hidden} at redis://${hidden}@10.0.0.1:6379`,
  });
});
