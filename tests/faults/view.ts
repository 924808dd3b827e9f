import { evolveSeries } from '@pailei/domain/series';
import type { SeriesEvent, SeriesState } from '@pailei/domain/series';
import { evolveTournament } from '@pailei/domain/tournament';
import type { TournamentEvent, TournamentState } from '@pailei/domain/tournament';
import type { LiveEvent, TopicStatus } from '@pailei/live/feed-client';
import { parseTopic } from '@pailei/live/topics';

/** What a view shows: a tournament, or a match with its series. */
export type ViewState = TournamentState | { info: object; series: SeriesState };

function evolve(topic: string, state: ViewState, { t, p }: LiveEvent): ViewState {
  if (parseTopic(topic)?.kind === 'tournament') {
    return evolveTournament(state as TournamentState, { type: t, payload: p } as TournamentEvent);
  }
  const match = state as { info: object; series: SeriesState };
  return { ...match, series: evolveSeries(match.series, { type: t, payload: p } as SeriesEvent) };
}

/**
 * What one subscriber shows of one topic, folded as the browser folds it. It checks what it is given: events without hole,
 * repeat or swap, and never a snapshot older than what it showed. The epoch stays the same while nothing is restored.
 */
export class View {
  readonly topic: string;
  version = 0;
  state: ViewState | undefined;
  phase: TopicStatus['phase'] = 'loading';
  events = 0;
  snapshots = 0;
  readonly #onFault: (fault: string) => void;

  constructor(topic: string, onFault: (fault: string) => void) {
    this.topic = topic;
    this.#onFault = onFault;
  }

  onSnapshot(state: unknown, version: number): void {
    if (version < this.version) this.#onFault(`${this.topic}: snapshot ${version} after version ${this.version}`);
    this.snapshots += 1;
    this.state = state as ViewState;
    this.version = version;
  }

  onEvents(events: LiveEvent[]): void {
    for (const event of events) {
      if (this.state === undefined) {
        this.#onFault(`${this.topic}: event ${event.v} before any snapshot`);
        return;
      }
      if (event.v !== this.version + 1) this.#onFault(`${this.topic}: event ${event.v} after version ${this.version}`);
      this.state = evolve(this.topic, this.state, event);
      this.version = event.v;
      this.events += 1;
    }
  }

  onStatus({ phase }: TopicStatus): void {
    this.phase = phase;
  }
}
