import { className } from '@pailei/domain/decks/deck-rules';
import type { BattleRoster } from '@pailei/contracts/play/battles/battle-rulings.api';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleState } from '@pailei/domain/battles/types';
import { requiredDecks } from '@pailei/domain/series/settings';
import type { Side } from '@pailei/domain/series/sides';
import { useState } from 'react';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { RulingChoice } from '../../../../shared/rulings/RulingChoice.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Checkbox } from '../../../../shared/ui/forms/Checkbox.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { teamOptions, type RulingDialogProps } from './dialog-props.ts';
import { useBattleRuling, useRoster } from './rulings.api.ts';

type Member = BattleRoster['members'][number];

/** How many decks a player of this format brings; none where they come from a pool of the team. */
const deckCount = ({ settings }: BattleState) =>
  termsOf(settings.format).hasPool ? 0 : requiredDecks(settings.series);

/** A member of the team takes a player's place. Line-ups stay hidden: who is not in it is refused. */
export function ReplaceDialog({ id, state, onClose }: RulingDialogProps) {
  const rule = useBattleRuling(id);
  const [side, setSide] = useState<Side | null>(null);
  const [out, setOut] = useState('');
  const [into, setInto] = useState('');
  const [decks, setDecks] = useState<readonly string[]>([]);
  const members = useRoster(id, side).data?.members ?? [];
  const player = members.find(({ account_id }) => account_id === into);
  const isReady = side !== null && out !== '' && player !== undefined && decks.length === deckCount(state);
  const choosePlayer = (account_id: string) => {
    setInto(account_id);
    setDecks([]);
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="裁判换人"
      description="尚未开始的台换一个场次；正在对局的队员不能换。"
      label="原因"
      confirmLabel={isReady ? `换上 ${player.name}` : '请选择队员与卡组'}
      disabled={!isReady}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={(reason) =>
        isReady &&
        rule.mutate(
          { type: 'replace_player', side, out, player: { account_id: into, deck_ids: [...decks] }, reason },
          { onSuccess: onClose },
        )
      }
    >
      <RulingChoice
        label="战队"
        options={teamOptions(state.sides)}
        value={side}
        onChange={(next) => {
          setSide(next);
          setOut('');
          choosePlayer('');
        }}
      />
      {side !== null && (
        <>
          <Select label="换下" options={peopleOf(state, side, members)} value={out} onChange={setOut} />
          <Select
            label="换上"
            options={peopleOptions(members.filter(({ account_id }) => account_id !== out))}
            value={into}
            onChange={choosePlayer}
          />
        </>
      )}
      {player && deckCount(state) > 0 && (
        <DeckChoice player={player} count={deckCount(state)} chosen={decks} onChange={setDecks} />
      )}
    </ReasonDialog>
  );
}

const peopleOptions = (people: readonly { account_id: string; name: string }[]) =>
  people.map(({ account_id, name }) => ({ value: account_id, label: name }));

/** Members, and those of the line-up who have left the team since it was locked. */
function peopleOf({ sides, boards }: BattleState, side: Side, members: readonly Member[]) {
  const seated = boards.flatMap(({ seats }) => seats.filter((seat) => seat.side === side));
  const known = [...members, ...sides[side].line_up.revealed, ...seated];
  return peopleOptions([...new Map(known.map((person) => [person.account_id, person])).values()]);
}

type DeckChoiceProps = {
  player: Member;
  count: number;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

function DeckChoice({ player, count, chosen, onChange }: DeckChoiceProps) {
  const rules = useDeckRules();
  const legal = player.decks.filter(({ is_legal }) => is_legal);
  return (
    <fieldset className="grid gap-1 border-0 p-0">
      <legend className="mb-1 text-13 text-text-2">
        卡组，选 {count} 副，已选 {chosen.length} 副
      </legend>
      {legal.length === 0 && <p className="text-13 text-text-3">这名队员还没有合规的卡组。</p>}
      {legal.map(({ id, name, class: hero }) => (
        <span key={id} className="flex min-h-8.5 items-center gap-2.5 text-13 max-tablet:min-h-10">
          <Checkbox
            label={`${className(rules, hero)} ${name}`}
            checked={chosen.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <small className="text-text-3">{className(rules, hero)}</small>
        </span>
      ))}
    </fieldset>
  );
}
