import type { Side } from '@pailei/domain/series/sides';

/** One event as a log holds it and the wire brings it: version, type, payload, and when it was written (ISO, UTC, for display and delay only). */
export type LogEvent = { v: number; t: string; p: object; at: string };

declare const carried: unique symbol;

/** The name of one topic. The compiler knows by it what the topic's view is and which events may be written to it. */
export type TopicName<View = unknown, Events = unknown> = string & {
  readonly [carried]: { readonly view: View; readonly events: Events };
};

type ParametersOf<Name extends string> = Name extends `${string}{id}${infer Rest}`
  ? [id: string, ...ParametersOf<Rest>]
  : Name extends `${string}{side}${infer Rest}`
    ? [side: Side, ...ParametersOf<Rest>]
    : [];

/** One of the site's topics, or a family of them that differ by their parameters. */
export type Topic<View, Events, Name extends string = string> = {
  /** The name of the topic family. */
  readonly kind: string;
  /** With its parameters: `match:{id}`. */
  readonly name: Name;
  of(...parameters: ParametersOf<Name>): TopicName<View, Events>;
};

/** `View`: what its snapshot is and its events are folded into. `Events`: the payload of each type of event. */
export function defineTopic<View, Events>() {
  return <const Name extends string>(kind: string, name: Name): Topic<View, Events, Name> => ({
    kind,
    name,
    of: (...parameters: readonly string[]) =>
      parameters.reduce<string>((filled, value) => filled.replace(/\{\w+\}/, () => value), name) as TopicName<
        View,
        Events
      >,
  });
}

type TypeOf<Events> = keyof Events & string;

/** An event of a topic as code handles it. */
export type TopicEvent<Events> = {
  [Type in TypeOf<Events>]: { readonly type: Type; readonly payload: Events[Type] };
}[TypeOf<Events>];

/** Folds one event into a topic's view. */
export type Fold<View> = (view: View, event: LogEvent) => View;

/** What each type of event does to a view; `at` is when it was written. */
export type Handlers<View, Events> = {
  readonly [Type in TypeOf<Events>]: (view: View, payload: Events[Type], at: string) => View;
};

/*
 * What is stored or received becomes an event of its topic here and nowhere else. Its payload is what the topic's contract
 * named when it was appended.
 */

/** An event of the log for an engine, which throws at a type that it does not know. */
export function eventOf<Events>({ t, p }: LogEvent): TopicEvent<Events> {
  return { type: t, payload: p } as TopicEvent<Events>;
}

/** Folds an event by its type. One that this code does not know is a fact beside the view, and leaves it as it is. */
export function foldBy<View, Events>(handlers: Handlers<View, Events>, view: View, { t, p, at }: LogEvent): View {
  if (!Object.hasOwn(handlers, t)) return view;
  const type = t as TypeOf<Events>;
  return handlers[type](view, p as Events[typeof type], at);
}

/** The payload of an event, if it is of this type. */
export function payloadOf<Events, Type extends TypeOf<Events>>(
  _topic: Topic<unknown, Events>,
  type: Type,
  { t, p }: LogEvent,
): Events[Type] | undefined {
  return t === type ? (p as Events[Type]) : undefined;
}

/** The longest delay that a viewer may ask for. */
export const MAX_DELAY_SECONDS = 3_600;

/** Viewers share rooms and snapshots by delay: of these steps there are few, of all numbers there would be one for each viewer. */
const DELAY_STEP_SECONDS = 5;

/** The delay that is given for the one asked for: up, never down, so that no viewer sees more than was asked for. */
export const steppedDelay = (seconds: number): number =>
  Math.min(Math.ceil(seconds / DELAY_STEP_SECONDS) * DELAY_STEP_SECONDS, MAX_DELAY_SECONDS);
