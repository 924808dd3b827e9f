import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { BattleState, LineUpPlayer, SubstitutionOptions } from '@pailei/domain/battles';
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
  teamId: string;
  options: SubstitutionOptions;
  onClose: () => void;
};

/** The one substitution of a battle: who has not had a board yet leaves, somebody of the bench comes in. */
export function SubstitutionPanel({ state, teamId, options, onClose }: SubstitutionPanelProps) {
  const online = useTeamInside(teamId).state?.online ?? [];
  const [outId, setOut] = useState<string | null>(null);
  const [inId, setIn] = useState<string | null>(null);
  const substitute = useBattleCommand(battlesApi.substitute, state.battle_id);
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
      text="上场队员用自己锁定的卡组，接替被换下队员的位置。只能换还没有开台的队员。"
      isAsked
      footer={
        <>
          <FooterNote error={substitute.isError ? messageOf(substitute.error) : null}>
            用去本场唯一一次换人，不能撤回。
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
            cards={cardsOf(options.leaving, '名单内 · 未上场', online)}
            value={leaving.account_id}
            onChange={setOut}
          />
        </div>
        <div>
          <h3 className="mb-2 text-13 text-text-2">换上</h3>
          <RadioCards
            label="换上谁"
            cards={cardsOf(options.coming, '替补', online)}
            value={coming.account_id}
            onChange={setIn}
          />
        </div>
      </div>
    </DecisionFrame>
  );
}

function cardsOf(players: readonly LineUpPlayer[], note: string, online: readonly string[]): readonly RadioCard[] {
  return players.map(({ account_id, name, decks }) => ({
    value: account_id,
    content: (
      <Candidate
        name={name}
        userId={account_id}
        note={note}
        decks={decks}
        mark={<OnlineMark isOnline={online.includes(account_id)} />}
      />
    ),
  }));
}
