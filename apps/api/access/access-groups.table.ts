import { EVERYBODY, LOGGED_IN, type AccessRow } from './access-row.fixture.ts';

export const everybody: AccessRow = { may: EVERYBODY, others: 'forbidden' };
export const loggedIn: AccessRow = { may: LOGGED_IN, others: 'forbidden' };
/** A caller without a token reads that a login is needed, not that it has expired. */
export const buyer: AccessRow = { ...loggedIn, except: { guest: 'login_needed' } };
/** Staff, whether or not they have the second factor that they may enrol here. */
export const staff: AccessRow = {
  may: ['referee', 'playing referee', 'admin', 'admin without second factor'],
  others: 'staff_only',
};
export const referee: AccessRow = {
  may: ['referee', 'playing referee', 'admin'],
  others: 'referee_only',
  except: { 'admin without second factor': 'second_factor_required' },
};
export const admin: AccessRow = {
  may: ['admin'],
  others: 'admin_only',
  except: { 'admin without second factor': 'second_factor_required' },
};

export const expert: AccessRow = { may: ['approved expert'], others: 'expert_only' };
export const captain: AccessRow = { may: ['captain'], others: 'captain_only' };
