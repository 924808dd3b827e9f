import { createContext } from 'react';

/** What a page tells while it is rendered on the server, where no effect runs. */
export type ServerScope = {
  /** The page shows this topic. */
  wantTopic: (topic: string) => void;
  /** The page has a title of its own. */
  setTitle: (title: string) => void;
};

/** Null in browsers. */
export const ServerScopeContext = createContext<ServerScope | null>(null);
