export * from './types.ts';
export * from './canonical-json.ts';
export * from './setting-roles.ts';
export * from './rule-sheet.ts';
export * from './amend.ts';
