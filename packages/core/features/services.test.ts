import { expect, test } from 'vitest';
import { createServices, openServices } from './services.ts';

type Log = { log: string[] };

const factories = {
  lamp: ({ log }: Log) => {
    log.push('lamp');
    return { isLit: true };
  },
  room: ({ log, lamp }: Log & { lamp: { isLit: boolean } }) => {
    log.push('room');
    return { isBright: () => lamp.isLit };
  },
  cellar: ({ key, ...rest }: Log & { key: string }) => {
    rest.log.push(`cellar, given ${Object.keys(rest).join()}`);
    return { key };
  },
};

test('services get what they need of each other, each built once and none that nobody asked for', () => {
  const log: string[] = [];
  const { room, lamp } = createServices(factories, ['room', 'lamp'], { log });
  expect(room.isBright()).toBe(true);
  expect(lamp).toEqual({ isLit: true });
  expect(log).toEqual(['lamp', 'room']);
});

test('what a service spreads holds what the process gave, and builds no other service', () => {
  const log: string[] = [];
  expect(createServices(factories, ['cellar'], { log, key: 'iron' }).cellar).toEqual({ key: 'iron' });
  expect(log).toEqual(['cellar, given log']);
});

test('a process that does not give what its services need does not compile', () => {
  // @ts-expect-error: the cellar needs a key
  expect(createServices(factories, ['cellar'], { log: [] }).cellar).toEqual({ key: undefined });
  // @ts-expect-error: the lamp that the room needs has a log
  expect(() => createServices(factories, ['room'], {})).toThrow(TypeError);
});

test('services that need each other are refused', () => {
  const circle = {
    hen: ({ egg }: { egg: unknown }) => ({ egg }),
    egg: ({ hen }: { hen: unknown }) => ({ hen }),
  };
  expect(() => createServices(circle, ['hen'], {})).toThrow('services need each other: hen → egg → hen');
});

test('services that are opened are built when they are first asked for, and known from then on', () => {
  const log: string[] = [];
  const { all, pick, built } = openServices<typeof factories, 'lamp' | 'room'>(factories, { log });
  expect(built()).toEqual([]);
  const { room } = all;
  expect(log).toEqual(['lamp', 'room']);
  expect(pick(['room']).room).toBe(room);
  expect(built()).toEqual([{ isLit: true }, room]);
});
