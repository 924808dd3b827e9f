import { useState } from 'react';

type Known = { question: string; ids: ReadonlySet<string> };

/** Which rows came since the list was first answered; undefined rows are an answer still on its way. */
export function useArrivals(rows: readonly { id: string }[] | undefined, question: string): ReadonlySet<string> {
  const [known, setKnown] = useState<Known>();
  if (rows && known?.question !== question) setKnown({ question, ids: new Set(rows.map(({ id }) => id)) });
  return new Set(rows?.flatMap(({ id }) => (known?.question === question && !known.ids.has(id) ? [id] : [])));
}
