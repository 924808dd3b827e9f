import { describeTopic } from '../../topics/topic-description.ts';
import { TOURNAMENT_EVENT_SHAPES } from './tournament-events.ts';
import { tournamentShape } from './tournament-shape.ts';
import { TOURNAMENT_EVENT_TEXTS } from './tournament-event-texts.ts';
import { tournamentTopic } from './tournament.topic.ts';

export const tournamentDescription = describeTopic(tournamentTopic, {
  needsLogin: false,
  isWide: false,
  isKept: true,
  texts: {
    title: '一项赛事',
    who: '所有人；设有延时的赛事，除裁判与管理员外都晚到相应的秒数，开放报名满延时之前话题不存在；草稿只有管理员可见',
    snapshot: 'TournamentState',
    events: TOURNAMENT_EVENT_TEXTS,
  },
  shapes: { snapshot: tournamentShape, events: TOURNAMENT_EVENT_SHAPES },
});
