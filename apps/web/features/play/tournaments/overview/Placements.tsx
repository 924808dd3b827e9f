import { placeText } from '@pailei/contracts/play/tournaments/place-text';
import { rewardOfPlacement } from '@pailei/domain/tournament/rewards';
import type { Placement, TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { EntrantMark, teamEventIdOf } from '../../../../shared/tournaments/EntrantMark.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { nameOf } from '../../../../shared/tournaments/people.ts';
import { entrantWords } from '../entries/entrant-words.ts';
import { ChampionStage } from './ChampionStage.tsx';

const SHOWN = 16;

/** The champion on the stage, and below everybody in their place. */
export function Placements({ tournament }: { tournament: TournamentState }) {
  const [isExpanded, setExpanded] = useState(false);
  const { placements } = tournament;
  const { unit } = entrantWords(tournament);
  const champion = placements.find(({ place_to }) => place_to === 1);
  const more = !isExpanded && placements.length > SHOWN && (
    <TextButton onClick={() => setExpanded(true)}>
      全部 {placements.length} {unit}
    </TextButton>
  );
  return (
    <>
      {champion && <ChampionStage tournament={tournament} participantId={champion.participant_id} />}
      <section>
        <SectionHeader title="名次" meta={`${placements.length} ${unit}`} action={more} />
        <ol className="border-t border-t-line-2">
          {(isExpanded ? placements : placements.slice(0, SHOWN)).map((placement) => (
            <PlacementRow key={placement.participant_id} placement={placement} tournament={tournament} />
          ))}
        </ol>
      </section>
    </>
  );
}

function PlacementRow({ placement, tournament }: { placement: Placement; tournament: TournamentState }) {
  const user = useAtomValue(userAtom);
  const name = nameOf(tournament, placement.participant_id);
  const userId = tournament.participants[placement.participant_id]?.user_id;
  const points = rewardOfPlacement(tournament.reward_table ?? null, placement);
  const isMe = user !== null && userId === user.id;
  return (
    <li className="lazy-row grid h-12 grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-b-line-1">
      {placement.place_to === 1 ? (
        <Seal mark="冠" />
      ) : (
        <span className="pl-1 font-num text-16 font-semibold text-text-3">{placement.place}</span>
      )}
      <span className="flex min-w-0 items-center gap-2">
        <EntrantMark
          teamEventId={teamEventIdOf(tournament)}
          id={placement.participant_id}
          name={name}
          userId={userId}
          size={28}
        />
        <b className="min-w-0 truncate font-medium" title={name}>
          {name}
          {isMe && <small className="text-zhu-text"> 你</small>}
        </b>
      </span>
      <span className="flex items-baseline gap-3">
        {points > 0 && <Points value={points} isChange />}
        <span className="text-13 text-text-3">{placeText(placement)}</span>
      </span>
    </li>
  );
}
