import type { TournamentState } from '@pailei/domain/tournament/types';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { EndedEvent } from './EndedEvent.tsx';

const linksOf = (settings: object, status: 'finished' | 'cancelled' = 'finished') => {
  const event = { id: 'e1', status, settings } as unknown as TournamentState;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <EndedEvent event={event} />
    </MemoryRouter>,
  );
  return { html, links: [...html.matchAll(/href="([^"]+)"/gu)].map(([, href]) => href) };
};

test('an event of teams that is over is copied as one, and leads back to the list of team events', () => {
  const { html, links } = linksOf({ team: {} });
  expect(html).toContain('复制成新赛事');
  expect(links).toEqual(['/admin/tournaments/new?from=e1', '/admin/tournaments']);
});

test('an event of players that was cancelled leads back to its own list', () => {
  const { html, links } = linksOf({}, 'cancelled');
  expect(html).toContain('赛事已取消');
  expect(links).toEqual(['/admin/solo-management/new?from=e1', '/admin/solo-management']);
});
