import type { ChatOwner } from './chat.api.ts';

/** Where a mute holds, and what ends a chat. */
export const OWNER_NAMES: Readonly<Record<ChatOwner['kind'], string>> = { match: '本场', battle: '本场团队战' };
