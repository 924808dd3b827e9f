import { placeText } from '@pailei/contracts/place-text';
import { rewardOfPlacement, type Placement, type TournamentState } from '@pailei/domain/tournament';
import { useState } from 'react';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Avatar } from '../../../shared/ui/Avatar.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { Stage } from '../../../shared/ui/Stage.tsx';
import { nameOf } from '../model/people.ts';

const SHOWN = 16;

/** The champion on the stage, and below everybody in their place. */
export function Placements({ tournament }: { tournament: TournamentState }) {
  const [isWhole, setWhole] = useState(false);
  const { placements } = tournament;
  const champion = placements.find(({ place_to }) => place_to === 1);
  const more = !isWhole && placements.length > SHOWN && (
    <button type="button" className="lnk" onClick={() => setWhole(true)}>
      全部 {placements.length} 人
    </button>
  );
  return (
    <>
      {champion && (
        <Stage label="冠军" className="champ">
          <Avatar
            name={nameOf(tournament, champion.participant_id)}
            size={72}
            userId={tournament.participants[champion.participant_id]?.user_id}
          />
          <Seal mark="冠" size="xl" />
          <b className="champ__n">{nameOf(tournament, champion.participant_id)}</b>
          <span className="t2 s13">{tournament.name} 冠军</span>
        </Stage>
      )}
      <section>
        <SectionHeader title="名次" meta={`${placements.length} 人`} action={more} />
        <ol className="prz">
          {(isWhole ? placements : placements.slice(0, SHOWN)).map((placement) => (
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
    <li>
      {placement.place_to === 1 ? <Seal mark="冠" /> : <span className="prz__n num">{placement.place}</span>}
      <span className="who">
        <Avatar name={name} size={28} userId={userId} />
        <b className="ell">
          {name}
          {isMe && <small className="zhu"> 你</small>}
        </b>
      </span>
      <span className="prz__e">
        {points > 0 && <Points value={points} isChange />}
        <span className="t3 s13">{placeText(placement)}</span>
      </span>
    </li>
  );
}
