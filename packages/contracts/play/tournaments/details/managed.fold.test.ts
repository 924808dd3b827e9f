import { expect, test } from 'vitest';
import type { LogEvent } from '../../../topics/topic.ts';
import { foldManaged } from './managed.fold.ts';
import { managedTopic } from './managed.topic.ts';

const event = (t: string, p: object): LogEvent => ({ v: 1, t, p, at: '2026-11-27T20:00:00.000Z' });

test('names every event, series and template that changed, and passes over what it does not know', () => {
  const events = [
    event('event_changed', { tournament_id: 'an event' }),
    event('series_changed', { series_id: 'a series' }),
    event('template_changed', { template_id: 'a template' }),
    event('event_changed', { tournament_id: 'an event' }),
    event('something_newer', { tournament_id: 'another' }),
  ];
  expect(events.reduce(foldManaged, {})).toEqual({ 'an event': true, 'a series': true, 'a template': true });
  expect(managedTopic.of()).toBe('events:admin');
});
