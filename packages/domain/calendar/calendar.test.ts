import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar.ts';

const EVENT: CalendarEvent = {
  uid: 'battle-1@pailei.example',
  sequence: 1,
  changed_at: '2026-03-01T12:00:00.500Z',
  starts_at: '2026-03-07T14:00:00.000Z',
  ends_at: '2026-03-07T16:00:00.000Z',
  summary: '渡鸦 对 夜航船',
  description: '对位赛',
  url: 'https://pailei.example/teams/battle?battleId=1',
  is_cancelled: false,
};

const linesOf = (file: string) => file.split('\r\n');
const octetsOf = (text: string) => new TextEncoder().encode(text).length;
/** As a calendar program reads it. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

test('an entry has its times in UTC without signs between them', () => {
  expect(calendarFile(EVENT)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//PaiLei//PaiLei//ZH',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:battle-1@pailei.example',
      'SEQUENCE:1',
      'DTSTAMP:20260301T120000Z',
      'DTSTART:20260307T140000Z',
      'DTEND:20260307T160000Z',
      'SUMMARY:渡鸦 对 夜航船',
      'DESCRIPTION:对位赛',
      'URL:https://pailei.example/teams/battle?battleId=1',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
  expect(calendarFile({ ...EVENT, is_cancelled: true })).toContain('\r\nSTATUS:CANCELLED\r\n');
});

test('signs of the format are escaped in texts', () => {
  const file = calendarFile({ ...EVENT, summary: 'a,b;c\\d', description: '一\n二\r\n三' });
  expect(valueOf(file, 'SUMMARY')).toBe('a\\,b\\;c\\\\d');
  expect(valueOf(file, 'DESCRIPTION')).toBe('一\\n二\\n三');
});

test('a line has 75 octets at most, and is whole again when it is unfolded', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !/[\\;,\r\n]/u.test(text));
  fc.assert(
    fc.property(anyText, (summary) => {
      const file = calendarFile({ ...EVENT, summary });
      expect(linesOf(file).every((line) => octetsOf(line) <= 75)).toBe(true);
      expect(valueOf(file, 'SUMMARY')).toBe(summary);
    }),
  );
});
