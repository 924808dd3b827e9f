import { foldSeason } from '@pailei/contracts/play/seasons/season.fold';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import type { SeasonView } from '@pailei/contracts/play/seasons/season-views';
import { useContext } from 'react';

import { ServerScopeContext } from '../../../shared/first-view/server-scope.ts';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { SEASON_TOP_LENGTH } from './season-top-length.ts';
import type { SeasonTopRows } from './season-top.calls.ts';
import { SeasonTop } from './SeasonTop.tsx';

/** The first rows of the running season as its topic tells them; the rendered page carries what was read, not the whole topic. */
export function LiveSeasonTop({ top }: { top: SeasonTopRows }) {
  const isOnServer = useContext(ServerScopeContext) !== null;
  const topic = isOnServer ? null : seasonTopic.of(String(top.season.number));
  const view = useLiveTopic<SeasonView, null>(topic, { initial: null, fold: foldSeason }).state;
  const rows = view?.tables.account.rows.slice(0, SEASON_TOP_LENGTH) ?? top.rows;
  return <SeasonTop top={{ ...top, rows }} />;
}
