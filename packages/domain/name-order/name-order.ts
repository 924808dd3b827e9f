const byPinyin = new Intl.Collator('zh-CN', { numeric: true });

/** Names in the order of their pinyin, numbers inside by value: the order of the database's collation `pinyin` (migration 0065). */
export const compareNames = (one: string, other: string): number => byPinyin.compare(one, other);
