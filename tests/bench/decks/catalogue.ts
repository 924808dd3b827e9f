import { createRandom } from '@pailei/domain/random/seeded';
import { encode } from 'deckstrings';

const SIGNS = Array.from('火霜影雷光暗龙狼鹰虎剑盾书灯塔山河风云雨雪夜晨星月沙海石木金守誓狂静怒梦歌舞镜钟门桥舟');
const CLASSES = ['MAGE', 'WARRIOR', 'PRIEST', 'ROGUE', 'HUNTER', 'NEUTRAL', 'NEUTRAL'] as const;
const RARITIES = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY'] as const;
const FIRST = 10_000;
const MAGE = 637;
const SEED = 20_240_601;

/** A catalogue file with made-up names of two to four signs, the same in every run. */
export function catalogueFile(count: number): Buffer {
  const random = createRandom(SEED);
  const one = <T>(list: readonly T[]): T => random.shuffle(list)[0] as T;
  const entries = Array.from({ length: count }, (_, index) => ({
    dbfId: FIRST + index,
    name: random
      .shuffle(SIGNS)
      .slice(0, 2 + (index % 3))
      .join(''),
    cost: index % 11,
    rarity: one(RARITIES),
    type: index % 3 === 0 ? 'SPELL' : 'MINION',
    cardClass: one(CLASSES),
    set: index % 2 === 0 ? 'CORE' : 'WONDERS',
  }));
  return Buffer.from(JSON.stringify(entries));
}

/** What is typed while a deck is built: a sign, then two, each with the class that is built. */
export const SEARCHES: readonly string[] = ['火', '霜影', '龙', '剑盾', '夜', '星月', '守', '风云', '梦', '镜'];

/** Decks of thirty known cards, each another one. */
export function deckCodes(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    encode({
      heroes: [MAGE],
      format: 2,
      cards: Array.from({ length: 15 }, (_card, place) => [FIRST + index * 7 + place, 2] as [number, number]),
    }),
  );
}

/** As the game's clipboard gives them. */
export function pasteOf(codes: readonly string[]): string {
  const remarks = Array.from({ length: 15 }, (_, place) => `# 2x (${place % 8}) 第${place}张`).join('\n');
  return codes
    .map((code, index) => `### 卡组 ${index + 1}\n# 职业：法师\n# 模式：标准模式\n#\n${remarks}\n#\n${code}\n#`)
    .join('\n\n');
}
