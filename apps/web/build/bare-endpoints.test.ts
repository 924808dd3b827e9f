import { expect, test } from 'vitest';

import { onlyEndpoints } from './bare-endpoints.ts';

const CONTRACT = `
import { z } from 'zod';
import { endpoint, inArea } from '../http/endpoint.ts';
import { LIMIT } from './limits.ts';
export const enterBody = z.object({ name: z.string().max(LIMIT) });
const ROOT = '/events';
const command = { method: 'POST', params: z.object({ id: z.string() }) };
export const eventsApi = inArea('events', {
  enter: endpoint({ ...command, path: \`\${ROOT}/:id\`, summary: '报名', body: enterBody, data: z.object({ body: z.string() }) }),
  upload: endpoint({ method: 'POST', path: '/files', upload: { field: 'image' } }),
});
`;

test('of a contract the pages get what a call needs, without its schemas and the library they are written in', () => {
  const bare = onlyEndpoints(CONTRACT);
  expect(bare).toContain('eventsApi');
  expect(bare).toContain('/:id');
  expect(bare).toContain('upload');
  expect(bare).toContain('"POST"');
  expect(bare).not.toMatch(/zod|enterBody|limits|报名|data:|params:/);
});
