import { Plus, X } from 'lucide-react';
import { useState } from 'react';

import { FieldGroup } from '../ui/forms/Field.tsx';
import { PickInput } from '../ui/forms/Input.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { useDebounced } from '../ui/forms/useDebounced.ts';
import { useFoundCards, useKnownNames } from './cards.api.ts';

const SETTLE_MS = 150;

type BanListProps = { banned: number[]; error: string | undefined; onChange: (banned: number[]) => void };

/** Cards that a format does not allow at all, found by name or number. */
export function BanList({ banned, error, onChange }: BanListProps) {
  const names = useKnownNames(banned);
  return (
    <FieldGroup
      label="禁用卡牌"
      aside={<span className="font-num font-semibold text-text-3">{banned.length}</span>}
      error={error}
    >
      {banned.length > 0 && (
        <ul className="flex max-h-33 flex-wrap gap-1.5 overflow-y-auto">
          {banned.map((id) => {
            const name = names.get(id) ?? `卡牌 ${id}`;
            return (
              <li key={id} className="inline-flex items-center gap-0.5 rounded-control bg-sunken pl-2.5 text-13">
                {name}
                <IconButton
                  size="sm"
                  label={`不再禁用 ${name}`}
                  onClick={() => onChange(banned.filter((one) => one !== id))}
                >
                  <X size={14} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <FindCard banned={banned} onFound={(id) => onChange([...banned, id])} />
    </FieldGroup>
  );
}

function FindCard({ banned, onFound }: { banned: readonly number[]; onFound: (id: number) => void }) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useDebounced(typed, SETTLE_MS);
  const { data, isPlaceholderData } = useFoundCards(search);
  const found = search === '' ? [] : (data?.items ?? []).filter(({ dbf_id }) => !banned.includes(dbf_id));
  const first = search === typed && !isPlaceholderData ? found[0] : undefined;
  return (
    <>
      <PickInput
        aria-label="查找要禁用的卡牌"
        placeholder="输入卡牌名称或编号"
        maxLength={40}
        value={text}
        onChange={setText}
        onEnter={() => first && onFound(first.dbf_id)}
      />
      <ul aria-label="找到的卡牌">
        {found.map((card) => (
          <li key={card.dbf_id}>
            <FoundCard card={card} onClick={() => onFound(card.dbf_id)} />
          </li>
        ))}
      </ul>
      {search !== '' && data !== undefined && found.length === 0 && (
        <span className="text-12 text-text-3">没有其他卡牌</span>
      )}
    </>
  );
}

type FoundCardProps = { card: { dbf_id: number; name: string; cost: number; set: string }; onClick: () => void };

function FoundCard({ card: { dbf_id, name, cost, set }, onClick }: FoundCardProps) {
  return (
    <button
      type="button"
      className="flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-control border-0 bg-transparent px-2 text-left text-13 hover:bg-hover max-tablet:min-h-10"
      onClick={onClick}
    >
      <Plus size={14} />
      <span className="w-5 text-right font-num font-semibold">{cost}</span>
      {name}
      <span className="ml-auto min-w-0 truncate font-mono text-12 text-text-3">{set}</span>
      <span className="font-num font-semibold text-text-3">{dbf_id}</span>
    </button>
  );
}
