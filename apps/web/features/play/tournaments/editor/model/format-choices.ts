import type { BanCount, SeriesFormat } from '@pailei/domain/series/settings';

import type { EventForm } from './event-form.ts';

type Choices = Pick<EventForm, 'format' | 'bans' | 'shield'>;

/** Another format, with what of the bans it can have. */
export function changedFormat({ bans, shield }: Choices, format: SeriesFormat): Choices {
  return format === 'specialist' ? { format, bans: 0, shield: false } : { format, bans, shield };
}

/** A shield protects from bans: without any there is none. */
export function changedBans({ format, shield }: Choices, bans: BanCount): Choices {
  return { format, bans, shield: shield && bans > 0 };
}
