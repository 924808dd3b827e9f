import type { TournamentSettings } from '../types.ts';
import type { AmendableSetting } from './setting-roles.ts';

/** What an amendment may change; a setting that is missing stays. */
export type RuleChanges = Partial<Pick<TournamentSettings, AmendableSetting>>;

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export type Sha256 = (text: string) => string;
