export * from './battle-clock.ts';
export * from './battle-rulings.service.ts';
export * from './battle.serve.ts';
export * from './battles.service.ts';
export { boardOwner } from './boards/board-owner.ts';
export * from './create-battle.ts';
