import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { nameablePlayers } from '@pailei/domain/battles/line-up/captain-options';
import type { BattleState, Naming } from '@pailei/domain/battles/types';
import type { LineUp } from '@pailei/domain/battles/line-up/types';
import { Flag } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { useTeamInside } from '../../../../../shared/live/useTeamTopics.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { useBattleCommand } from '../captain.api.ts';
import { namingConsequence, namingTexts } from '../model/naming-texts.ts';
import { playerRecord } from '../model/player-record.ts';
import type { OwnPlace } from '../useOwnPlace.ts';
import { Candidate } from './Candidate.tsx';
import { DecisionFrame, FooterNote } from './DecisionFrame.tsx';
import { OnlineMark } from './OnlineMark.tsx';
import { RadioCards } from './RadioCards.tsx';

type NamingPanelProps = { state: BattleState; place: OwnPlace; naming: Naming; lineUp: LineUp };

/** Who plays the coming board: the captain chooses among those whom the rules allow. Other members see whom they are. */
export function NamingPanel({ state, place: { side, leads }, naming, lineUp }: NamingPanelProps) {
  const seat = naming.plan.seats[side];
  const players = seat.kind === 'named' ? nameablePlayers(lineUp, seat, state.sides[side].out) : [];
  const [chosen, setChosen] = useState<string | null>(null);
  const name = useBattleCommand(battlesApi.namePlayer, state.battle_id);
  const online = useTeamInside(state.sides[side].team_id).state?.online ?? [];
  const asked = { state, side, naming };
  const texts = namingTexts(asked);
  const picked = players.find(({ account_id }) => account_id === chosen) ?? players[0];
  if (!picked) return null;
  const due = state.due_at;
  const cards = players.map(({ account_id, name: playerName, decks }) => ({
    value: account_id,
    content: (
      <Candidate
        name={playerName}
        userId={account_id}
        note={playerRecord(state, side, account_id)}
        decks={decks}
        mark={<OnlineMark isOnline={online.includes(account_id)} />}
      />
    ),
  }));
  return (
    <DecisionFrame
      title={texts.title}
      text={texts.text}
      isAsked={leads}
      clock={due === null ? null : { label: '剩余', dueAt: due, totalMs: state.settings.timers.naming * 1_000 }}
      footer={
        <>
          <FooterNote error={name.isError ? messageOf(name.error) : null}>
            {namingConsequence(asked, players[0]?.name ?? '')}
          </FooterNote>
          {leads && (
            <Button
              variant="primary"
              size="lg"
              className="max-w-full max-tablet:w-full"
              icon={<Flag size={18} />}
              pending={name.isPending}
              onClick={() => name.mutate({ board_number: naming.board_number, account_id: picked.account_id })}
            >
              <span className="truncate">{texts.action(picked.name)}</span>
            </Button>
          )}
        </>
      }
    >
      <RadioCards
        label={texts.title}
        cards={cards}
        value={leads ? picked.account_id : null}
        disabled={!leads || name.isPending}
        onChange={setChosen}
      />
    </DecisionFrame>
  );
}
