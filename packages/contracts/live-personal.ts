/** Snapshot of a user's own topic: the matches that wait for them. */
export type Personal = {
  open_matches: { match_id: string; tournament_id: string }[];
  /** Counts up with every change to one of the user's entries, so that a view knows when to ask again. */
  entries_changed: number;
};

export type PersonalEvents = {
  match_opened: { match_id: string; tournament_id: string };
  match_closed: { match_id: string; tournament_id: string };
  entry_changed: { tournament_id: string };
};

export function foldPersonal(personal: Personal, event: { type: string; payload: object }): Personal {
  const { open_matches, entries_changed } = personal;
  switch (event.type) {
    case 'match_opened':
      return {
        open_matches: [...open_matches, event.payload as PersonalEvents['match_opened']],
        entries_changed: entries_changed + 1,
      };
    case 'match_closed': {
      const { match_id } = event.payload as PersonalEvents['match_closed'];
      return {
        open_matches: open_matches.filter((match) => match.match_id !== match_id),
        entries_changed: entries_changed + 1,
      };
    }
    case 'entry_changed':
      return { open_matches, entries_changed: entries_changed + 1 };
    default:
      return personal;
  }
}
