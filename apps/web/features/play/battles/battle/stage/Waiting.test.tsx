import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Waiting } from './Waiting.tsx';

const table = startedTable(buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' }));
finish(table, 1, 'a');
finish(table, 2, 'a');

test('a battle that is over names its winner', () => {
  const html = renderToStaticMarkup(
    <Waiting state={table.state} replayTime={null}>
      {null}
    </Waiting>,
  );
  expect(html).toContain('甲队 取胜');
});

test('where scores are hidden nothing of the result is there', () => {
  const html = renderToStaticMarkup(
    <Waiting state={table.state} replayTime={null}>
      <button type="button">比分</button>
    </Waiting>,
  );
  expect(html).toContain('已结束');
  expect(html).not.toMatch(/取胜|总胜局|第 \d/);
});
