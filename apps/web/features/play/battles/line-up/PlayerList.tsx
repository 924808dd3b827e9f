import { orderName } from '@pailei/contracts/play/battles/battle-texts';
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';

import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Menu, type MenuItem } from '../../../../shared/ui/actions/Menu.tsx';
import { SortableList } from '../../../../shared/ui/data/SortableList.tsx';
import { DeckSlots } from './DeckSlots.tsx';
import type { EditorProps } from './editor-props.ts';
import { LegalMark } from './LegalMark.tsx';
import { LineUpRow } from './LineUpRow.tsx';
import { memberNote } from './member-note.ts';
import { hasPool, type OptionMember } from './model/edited-line-up.ts';

type Row = { id: string; name: string; member: OptionMember };

/** Who plays, in order: by handle, by arrows, by the menu of each. */
export function PlayerList(props: EditorProps) {
  const { draft, settings, members, problems, accountId, hasOrderNames } = props;
  const { edited, edit, hold } = draft;
  const rows = edited.players.flatMap((id): Row[] => {
    const member = members.find((one) => one.account_id === id);
    return member ? [{ id, name: member.name, member }] : [];
  });
  const move = (account_id: string, to: number) => edit({ type: 'move', account_id, to });
  if (rows.length === 0) {
    return <p className="border-t border-t-line-2 py-5 text-text-3">还没有人上场，从下面选人。</p>;
  }
  return (
    <SortableList label="出战名单" items={rows} onMove={move} onHold={hold}>
      {({ id, name, member }, index, handle) => (
        <LineUpRow
          handle={handle}
          place={<Number index={index} size={rows.length} hasOrderNames={hasOrderNames} />}
          name={name}
          userId={id}
          note={memberNote(member, accountId)}
          decks={
            !hasPool(settings) && (
              <DeckSlots
                owner={name}
                slots={edited.decks[id] ?? []}
                decks={member.decks}
                settings={settings}
                onChoose={(slot, deck_id) => edit({ type: 'deck', account_id: id, slot, deck_id })}
              />
            )
          }
          mark={<LegalMark problems={problems.filter(({ account_id }) => account_id === id)} />}
          actions={
            <>
              <IconButton label={`${name} 上移`} size="sm" disabled={index === 0} onClick={() => move(id, index - 1)}>
                <ArrowUp size={16} />
              </IconButton>
              <IconButton
                label={`${name} 下移`}
                size="sm"
                disabled={index === rows.length - 1}
                onClick={() => move(id, index + 1)}
              >
                <ArrowDown size={16} />
              </IconButton>
              <Menu
                trigger={
                  <IconButton label={`${name} 更多`} size="sm">
                    <Ellipsis size={16} />
                  </IconButton>
                }
                items={menuItems(props, id)}
              />
            </>
          }
        />
      )}
    </SortableList>
  );
}

function Number({ index, size, hasOrderNames }: { index: number; size: number; hasOrderNames: boolean }) {
  return (
    <>
      <b className="block font-num text-[26px]/7 font-semibold text-text-2">{index + 1}</b>
      {hasOrderNames && <small className="block truncate text-12">{orderName(index, size)}</small>}
    </>
  );
}

function menuItems({ draft: { edit } }: EditorProps, account_id: string): MenuItem[] {
  return [
    { label: '改为替补', onSelect: () => edit({ type: 'place', account_id, place: 'bench' }) },
    { label: '不上场', onSelect: () => edit({ type: 'place', account_id, place: 'out' }) },
  ];
}
