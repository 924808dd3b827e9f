import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { sitsAt, type SubstitutionOptions } from '@pailei/domain/battles/line-up/captain-options';
import { substitutionsLeft } from '@pailei/domain/battles/seats/substitutions';
import type { BattleState } from '@pailei/domain/battles/types';
import type { LineUpPlayer } from '@pailei/domain/battles/line-up/types';
import type { Side } from '@pailei/domain/series/sides';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { useTeamInside } from '../../../../../shared/live/useTeamTopics.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { toast } from '../../../../../shared/ui/feedback/toast.ts';
import { useBattleCommand } from '../captain.api.ts';
import { Candidate } from './Candidate.tsx';
import { DecisionFrame, FooterNote } from './DecisionFrame.tsx';
import { OnlineMark } from './OnlineMark.tsx';
import { RadioCards, type RadioCard } from './RadioCards.tsx';

type SubstitutionPanelProps = {
  state: BattleState;
  side: Side;
  options: SubstitutionOptions;
  onClose: () => void;
};

/** A substitution: a player without a board, or absent from an open one, leaves; one of the bench comes in. */
export function SubstitutionPanel({ state, side, options, onClose }: SubstitutionPanelProps) {
  const online = useTeamInside(state.sides[side].team_id).state?.online ?? [];
  const [outId, setOut] = useState<string | null>(null);
  const [inId, setIn] = useState<string | null>(null);
  const substitute = useBattleCommand(battlesApi.substitute, state.battle_id);
  const left = substitutionsLeft(state, side);
  const leaving = options.leaving.find(({ account_id }) => account_id === outId) ?? options.leaving[0];
  const coming = options.coming.find(({ account_id }) => account_id === inId) ?? options.coming[0];
  if (!leaving || !coming) return null;
  const change = () =>
    substitute.mutate(
      { out: leaving.account_id, player: coming.account_id },
      {
        onSuccess: () => {
          toast.success(`${coming.name} 换下 ${leaving.name}`);
          onClose();
        },
      },
    );
  return (
    <DecisionFrame
      title="换人"
      text="上场队员用自己锁定的卡组，接替被换下队员的位置。台已开放时，只能换还未到场的队员，那一台重新签到。"
      isAsked
      footer={
        <>
          <FooterNote error={substitute.isError ? messageOf(substitute.error) : null}>
            {left > 1 ? `用去 1 次换人，之后还剩 ${left - 1} 次，不能撤回。` : '用去最后 1 次换人，不能撤回。'}
          </FooterNote>
          <span className="flex max-w-full gap-2 max-tablet:w-full">
            <Button variant="text" size="lg" onClick={onClose}>
              返回
            </Button>
            <Button
              variant="primary"
              size="lg"
              className="min-w-0 max-tablet:flex-1"
              icon={<RefreshCw size={18} />}
              pending={substitute.isPending}
              onClick={change}
            >
              <span className="truncate">换上「{coming.name}」</span>
            </Button>
          </span>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <div>
          <h3 className="mb-2 text-13 text-text-2">换下</h3>
          <RadioCards
            label="换下谁"
            cards={cardsOf(options.leaving, (player) => leavingNote(state, side, player), online)}
            value={leaving.account_id}
            onChange={setOut}
          />
        </div>
        <div>
          <h3 className="mb-2 text-13 text-text-2">换上</h3>
          <RadioCards
            label="换上谁"
            cards={cardsOf(options.coming, () => '替补', online)}
            value={coming.account_id}
            onChange={setIn}
          />
        </div>
      </div>
    </DecisionFrame>
  );
}

function leavingNote({ boards }: BattleState, side: Side, { account_id }: LineUpPlayer): string {
  const board = boards.find((one) => one.status === 'open' && sitsAt(one, side, account_id));
  return board ? `第 ${board.number} 台 · 未到场` : '名单内 · 未上场';
}

function cardsOf(
  players: readonly LineUpPlayer[],
  noteOf: (player: LineUpPlayer) => string,
  online: readonly string[],
): readonly RadioCard[] {
  return players.map((player) => {
    const { account_id, name, decks } = player;
    return {
      value: account_id,
      content: (
        <Candidate
          name={name}
          userId={account_id}
          note={noteOf(player)}
          decks={decks}
          mark={<OnlineMark isOnline={online.includes(account_id)} />}
        />
      ),
    };
  });
}
