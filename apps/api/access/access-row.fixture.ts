import { ACTOR_NAMES, type ActorName } from '../testing/actors.fixture.ts';

/** Why somebody is refused: a code of the contracts' error tables, or of a topic's permission. */
export type Refusal =
  | 'unauthorized'
  | 'login_needed'
  | 'account_suspended'
  | 'forbidden'
  | 'staff_only'
  | 'referee_only'
  | 'admin_only'
  | 'second_factor_required'
  | 'own_match'
  | 'expert_only'
  | 'captain_only'
  | 'members_only'
  | 'battle_members_only'
  | 'leaders_only'
  | 'not_own_post'
  | 'callers_only'
  | 'chat_members_only'
  | 'lists_closed'
  | 'not_found'
  | 'already_expert'
  | 'email_verified_already';

/** What becomes of one actor's call. */
export type Cell = 'may' | Refusal;

export type AccessRow = {
  may: readonly ActorName[];
  /** The refusal of everybody else with a login. */
  others: Refusal;
  /** The refusal without a login, where it is not that a login is missing or has ended. */
  withoutLogin?: Refusal;
  /** Actors with another refusal than their group. */
  except?: Partial<Record<ActorName, Refusal>>;
};

/** Refusals of a call that needs a login. An ended token is answered with the reason. */
const WITHOUT_LOGIN: Partial<Record<ActorName, Refusal>> = {
  guest: 'unauthorized',
  'suspended admin': 'account_suspended',
  'admin with a revoked session': 'unauthorized',
};

export const EVERYBODY = ACTOR_NAMES;
export const LOGGED_IN = ACTOR_NAMES.filter((name) => !(name in WITHOUT_LOGIN));

export const everybody: AccessRow = { may: EVERYBODY, others: 'forbidden' };
export const loggedIn: AccessRow = { may: LOGGED_IN, others: 'forbidden' };
export const referee: AccessRow = {
  may: ['referee', 'playing referee', 'admin'],
  others: 'referee_only',
  except: { 'admin without second factor': 'second_factor_required' },
};

export function expectedCell({ may, others, withoutLogin, except }: AccessRow, name: ActorName): Cell {
  if (may.includes(name)) return 'may';
  const refusal = WITHOUT_LOGIN[name];
  return except?.[name] ?? (refusal === undefined ? others : (withoutLogin ?? refusal));
}

/** The cells in which an answer differs from the table, as `actor: what it is, not what the table says`. */
export async function findWrongCells(
  line: AccessRow,
  ask: (name: ActorName) => Promise<string>,
  names: readonly ActorName[] = ACTOR_NAMES,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of names) {
    const [answer, expected] = [await ask(name), expectedCell(line, name)];
    if (answer !== expected) wrong.push(`${name}: ${answer}, not ${expected}`);
  }
  return wrong;
}
