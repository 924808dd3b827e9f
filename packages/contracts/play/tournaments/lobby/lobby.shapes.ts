import { z } from 'zod';
import { describeTopic, EVERYBODY } from '../../../topics/topic-description.ts';
import { tournamentSummarySchema } from '../tournaments.api.ts';
import { lobbyTopic } from './lobby.topic.ts';

export const lobbyDescription = describeTopic(lobbyTopic, {
  needsLogin: false,
  isWide: true,
  isKept: false,
  texts: {
    title: '赛事大厅',
    who: EVERYBODY,
    snapshot: '{ tournaments }：进行中、将开始和刚结束的赛事',
    events: { tournament_changed: '某项赛事的一行有变，或新增一行：tournament；设有延时的赛事，满延时后才有' },
  },
  shapes: {
    snapshot: z.strictObject({ tournaments: z.array(tournamentSummarySchema) }),
    events: { tournament_changed: z.strictObject({ tournament: tournamentSummarySchema }) },
  },
});
