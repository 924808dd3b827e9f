import { foldMatch } from '@pailei/contracts/play/matches/match.fold';
import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import type { SeriesState } from '@pailei/domain/series/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { LiveEvent, TopicStatus } from '@pailei/live/feed-client';

/** What a view shows: a tournament, or a match with its series. */
export type ViewState = TournamentState | { info: object; series: SeriesState };

const fold = (state: ViewState, event: LiveEvent): ViewState =>
  'series' in state ? foldMatch(state, event) : foldTournamentTopic(state, event);

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
      this.state = fold(this.state, event);
      this.version = event.v;
      this.events += 1;
    }
  }

  onStatus({ phase }: TopicStatus): void {
    this.phase = phase;
  }
}
