import type { z } from 'zod';
import type { Topic } from './topic.ts';

/** What may leave over a topic: the snapshot, and the payload of each event by its type. */
export type TopicShape = { snapshot: z.ZodType; events: Readonly<Record<string, z.ZodType>> };

/** What a program that follows a topic must know of it, in Chinese. */
export type TopicTexts = { title: string; who: string; snapshot: string; events: Readonly<Record<string, string>> };

/** All that the server and the documents know of a topic. */
export type TopicDescription = {
  kind: string;
  name: string;
  /** Guests are refused. */
  needsLogin: boolean;
  /** Many transactions write to it: the lock of its head is taken last, so that it is held shortest. */
  isWide: boolean;
  /** Its log is the record, the replay and the proof. The logs of all others are trimmed. */
  isKept: boolean;
  texts: TopicTexts;
  shapes: TopicShape;
};

type Described<View, Events> = Pick<TopicDescription, 'needsLogin' | 'isWide' | 'isKept'> & {
  texts: TopicTexts & { events: { readonly [Type in keyof Events]: string } };
  shapes: {
    snapshot: z.ZodType<View>;
    events: { readonly [Type in keyof Events]: z.ZodType<Events[Type]> };
  };
};

/** The compiler holds texts and shapes to the topic's view and to the payloads of its events. */
export function describeTopic<View, Events>(
  { kind, name }: Topic<View, Events>,
  { shapes, ...described }: Described<View, Events>,
): TopicDescription {
  return { kind, name, ...described, shapes };
}

export const EVERYBODY = '所有人，无需登录';
export const ADMINS = '管理员';
