import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import { Ellipsis } from 'lucide-react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Menu, type MenuItem } from '../../../../shared/ui/actions/Menu.tsx';
import { DeckSlots } from './DeckSlots.tsx';
import type { EditorProps } from './editor-props.ts';
import { LegalMark } from './LegalMark.tsx';
import { LineUpRow } from './LineUpRow.tsx';
import { memberNote } from './member-note.ts';
import { hasPool, type OptionMember } from './model/edited-line-up.ts';
import { placeOf } from './model/line-up-edits.ts';

const PLACES = { bench: '替补', adviser: '参谋', out: '—' } as const;

/** Everybody who does not play: the bench first, as it is; from here they come in. */
export function OthersList(props: EditorProps) {
  const { draft, members } = props;
  const rank = (member: OptionMember) => {
    const index = draft.edited.bench.indexOf(member.account_id);
    return index < 0 ? members.length : index;
  };
  const others = members
    .filter(({ account_id }) => !draft.edited.players.includes(account_id))
    .toSorted((one, other) => rank(one) - rank(other));
  if (others.length === 0) return <p className="border-t border-t-line-2 py-5 text-text-3">全队都已上场。</p>;
  return (
    <ul className="border-t border-t-line-2" aria-label="未上场">
      {others.map((member) => (
        <li key={member.account_id} className="border-b border-b-line-1">
          <Other {...props} member={member} />
        </li>
      ))}
    </ul>
  );
}

function Other({ member, ...props }: EditorProps & { member: OptionMember }) {
  const { draft, settings, problems, accountId } = props;
  const { account_id: id, name } = member;
  const place = placeOf(draft.edited, id);
  return (
    <LineUpRow
      place={place === 'player' ? null : PLACES[place]}
      name={name}
      userId={id}
      note={memberNote(member, accountId)}
      isOut={place === 'out'}
      decks={
        !hasPool(settings) &&
        place !== 'adviser' && (
          <DeckSlots
            owner={name}
            slots={draft.edited.decks[id] ?? []}
            decks={member.decks}
            settings={settings}
            onChoose={(slot, deck_id) => draft.edit({ type: 'deck', account_id: id, slot, deck_id })}
          />
        )
      }
      mark={place === 'bench' && <LegalMark problems={problems.filter(({ account_id }) => account_id === id)} />}
      actions={
        <>
          <FieldButton {...props} member={member} />
          <Menu
            trigger={
              <IconButton label={`${name} 更多`} size="sm">
                <Ellipsis size={16} />
              </IconButton>
            }
            items={placeItems(props, id)}
          />
        </>
      }
    />
  );
}

/** Into a free place at once; where all are taken, in exchange for somebody. */
function FieldButton({ draft, settings, members, member }: EditorProps & { member: OptionMember }) {
  const { account_id, name, is_playing_elsewhere, is_suspended = false } = member;
  const cannotPlay = is_playing_elsewhere || is_suspended;
  const isFull = draft.edited.players.length >= settings.format.size;
  const button = (
    <Button size="sm" variant="ghost" disabled={cannotPlay} aria-label={`${name} 上场`}>
      上场
    </Button>
  );
  if (!isFull) {
    return (
      <Button
        size="sm"
        variant="ghost"
        disabled={cannotPlay}
        aria-label={`${name} 上场`}
        onClick={() => draft.edit({ type: 'place', account_id, place: 'player' })}
      >
        上场
      </Button>
    );
  }
  const items = draft.edited.players.map((out, index): MenuItem => {
    const leaving = members.find((one) => one.account_id === out)?.name ?? '';
    return {
      label: `换下 ${index + 1} 号位 ${leaving}`,
      onSelect: () => draft.edit({ type: 'exchange', out, account_id }),
    };
  });
  return <Menu trigger={button} items={items} />;
}

function placeItems({ draft: { edited, edit }, settings }: EditorProps, account_id: string): MenuItem[] {
  const place = placeOf(edited, account_id);
  const to = (label: string, next: 'bench' | 'adviser' | 'out', disabled = false): MenuItem => ({
    label,
    disabled,
    onSelect: () => edit({ type: 'place', account_id, place: next }),
  });
  const { advisersMost } = termsOf(settings.format);
  return [
    ...(place === 'bench' ? [] : [to('设为替补', 'bench')]),
    ...(advisersMost > 0 && place !== 'adviser'
      ? [to('设为参谋', 'adviser', edited.advisers.length >= advisersMost)]
      : []),
    ...(place === 'out' ? [] : [to('不参加本场', 'out')]),
  ];
}
