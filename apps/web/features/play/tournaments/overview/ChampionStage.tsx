import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import { Stage } from '../../../../shared/ui/layout/Stage.tsx';
import { EntrantMark, teamEventIdOf } from '../../../../shared/tournaments/EntrantMark.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';

/** Who has won the event, with the seal 冠. */
export function ChampionStage({ tournament, participantId }: { tournament: TournamentState; participantId: string }) {
  const name = nameOf(tournament, participantId);
  return (
    <Stage label="冠军" kind="champion">
      <EntrantMark
        teamEventId={teamEventIdOf(tournament)}
        id={participantId}
        name={name}
        userId={tournament.participants[participantId]?.user_id}
        size={72}
      />
      <Seal mark="冠" size="xl" />
      <b className="text-28 wrap-anywhere">{name}</b>
      <span className="text-13 text-text-2">{tournament.name} 冠军</span>
    </Stage>
  );
}
