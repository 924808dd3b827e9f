import { expect, test } from 'vitest';

import { entryOf } from './debug.entries.ts';
import { exportText } from './debug.export.ts';

test('the export is JSON, masked, and holds no tag', () => {
  const entry = entryOf(
    {
      kind: 'request',
      at: 0,
      duration_ms: 5,
      method: 'POST',
      url: '/api/auth/login',
      body: { username: '</script><img src=x>', password: 'known' },
      status: 200,
      data: { access_token: 'known' },
    },
    1,
  );
  const text = exportText({ entries: [entry], topics: [], page: '/login', at: new Date(0) });
  expect(text).not.toMatch(/<|known/);
  expect(JSON.parse(text)).toMatchObject({
    exported_at: '1970-01-01T00:00:00.000Z',
    page: '/login',
    statistics: [{ route: 'POST /auth/login', count: 1 }],
    entries: [{ detail: { body: { username: '</script><img src=x>', password: '•••' } } }],
  });
});
