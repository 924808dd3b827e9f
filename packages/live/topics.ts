/** Topic names of the live log. Names are built and read here and nowhere else. Safe in the browser. */

export type TopicKind =
  | 'match'
  | 'match_side'
  | 'match_staff'
  | 'battle'
  | 'tournament'
  | 'tournaments'
  | 'battles'
  | 'season'
  | 'team'
  | 'shop'
  | 'user_orders'
  | 'all_orders'
  | 'expert_applications'
  | 'user'
  | 'job'
  | 'stream'
  | 'system'
  | 'status'
  | 'admin'
  | 'staff'
  | 'canary';

export type Side = 'a' | 'b';

export type ParsedTopic = { kind: TopicKind; id?: string; side?: Side };

export const TOURNAMENTS_TOPIC = 'tournaments';
export const BATTLES_TOPIC = 'battles';
export const SHOP_TOPIC = 'shop';
export const ALL_ORDERS_TOPIC = 'orders:admin';
export const EXPERT_APPLICATIONS_TOPIC = 'experts:admin';
export const STREAM_TOPIC = 'stream';
export const SYSTEM_TOPIC = 'system';
export const STATUS_TOPIC = 'status';
export const ADMIN_TOPIC = 'admin';
export const STAFF_TOPIC = 'staff';
export const CANARY_TOPIC = 'canary';

export const matchTopic = (id: string) => `match:${id}`;
export const matchSideTopic = (id: string, side: Side) => `match:${id}:side:${side}`;
export const matchStaffTopic = (id: string) => `match:${id}:staff`;
export const battleTopic = (id: string) => `battle:${id}`;
export const tournamentTopic = (id: string) => `tournament:${id}`;
export const seasonTopic = (id: string) => `season:${id}`;
export const teamTopic = (id: string) => `team:${id}`;
export const userOrdersTopic = (userId: string) => `orders:user:${userId}`;
export const userTopic = (id: string) => `user:${id}`;
export const jobTopic = (id: string) => `job:${id}`;

const SINGLE: Record<string, TopicKind> = {
  [TOURNAMENTS_TOPIC]: 'tournaments',
  [BATTLES_TOPIC]: 'battles',
  [SHOP_TOPIC]: 'shop',
  [ALL_ORDERS_TOPIC]: 'all_orders',
  [EXPERT_APPLICATIONS_TOPIC]: 'expert_applications',
  [STREAM_TOPIC]: 'stream',
  [SYSTEM_TOPIC]: 'system',
  [STATUS_TOPIC]: 'status',
  [ADMIN_TOPIC]: 'admin',
  [STAFF_TOPIC]: 'staff',
  [CANARY_TOPIC]: 'canary',
};

const ID = '([0-9A-Za-z_-]{1,64})';
const WITH_ID: [TopicKind, RegExp][] = [
  ['match', new RegExp(`^match:${ID}$`)],
  ['match_side', new RegExp(`^match:${ID}:side:([ab])$`)],
  ['match_staff', new RegExp(`^match:${ID}:staff$`)],
  ['battle', new RegExp(`^battle:${ID}$`)],
  ['tournament', new RegExp(`^tournament:${ID}$`)],
  ['season', new RegExp(`^season:${ID}$`)],
  ['team', new RegExp(`^team:${ID}$`)],
  ['user_orders', new RegExp(`^orders:user:${ID}$`)],
  ['user', new RegExp(`^user:${ID}$`)],
  ['job', new RegExp(`^job:${ID}$`)],
];

const LONGEST_NAME = 120;

/** What a topic name stands for; `undefined` for a name that no builder above makes. */
export function parseTopic(name: string): ParsedTopic | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const single = Object.hasOwn(SINGLE, name) ? SINGLE[name] : undefined;
  if (single) return { kind: single };
  for (const [kind, pattern] of WITH_ID) {
    const found = pattern.exec(name);
    if (found?.[1]) return { kind, id: found[1], ...(kind === 'match_side' && { side: found[2] as Side }) };
  }
  return undefined;
}

/** Topics whose head many transactions share. Their lock is taken last, so that it is held shortest. */
export const isWideTopic = (name: string) => Object.hasOwn(SINGLE, name);

/** Kinds whose log is kept for ever: it is the record, the replay and the proof. All others are trimmed. */
export const KEPT_PREFIXES = ['match:', 'battle:', 'tournament:'] as const;
