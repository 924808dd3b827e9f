import '../styles/bans.css';

import { CircleAlert, Plus, X } from 'lucide-react';
import { useState } from 'react';

import { Input } from '../../../shared/ui/Field.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { useSettled } from '../../../shared/ui/useSettled.ts';
import { useFoundCards, useKnownNames } from './cards.api.ts';

const SETTLE_MS = 150;

type BanListProps = { banned: number[]; error: string | undefined; onChange: (banned: number[]) => void };

/** Cards that a format does not allow at all, found by name or number. */
export function BanList({ banned, error, onChange }: BanListProps) {
  const names = useKnownNames(banned);
  return (
    <div className="fld" role="group" aria-label="禁用卡牌">
      <div className="fld__l">
        <span>禁用卡牌</span>
        <span className="t3 num">{banned.length}</span>
      </div>
      {banned.length > 0 && (
        <ul className="banned-cards">
          {banned.map((id) => {
            const name = names.get(id) ?? `卡牌 ${id}`;
            return (
              <li key={id}>
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
      {error !== undefined && (
        <span className="fld__e" role="alert">
          <CircleAlert size={14} />
          {error}
        </span>
      )}
    </div>
  );
}

function FindCard({ banned, onFound }: { banned: readonly number[]; onFound: (id: number) => void }) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useSettled(typed, SETTLE_MS);
  const { data, isPlaceholderData } = useFoundCards(search);
  const found = search === '' ? [] : (data?.items ?? []).filter(({ dbf_id }) => !banned.includes(dbf_id));
  const first = search === typed && !isPlaceholderData ? found[0] : undefined;
  return (
    <>
      <Input
        aria-label="查找要禁用的卡牌"
        placeholder="输入卡牌名称或编号"
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // in this field it takes the first card, elsewhere it saves the form
          event.preventDefault();
          if (first) onFound(first.dbf_id);
        }}
      />
      <ul className="found-cards" aria-label="找到的卡牌">
        {found.map(({ dbf_id, name, cost, set }) => (
          <li key={dbf_id}>
            <button type="button" onClick={() => onFound(dbf_id)}>
              <Plus size={14} />
              <span className="num found-cards__cost">{cost}</span>
              {name}
              <span className="mono t3 ell">{set}</span>
              <span className="num t3">{dbf_id}</span>
            </button>
          </li>
        ))}
      </ul>
      {search !== '' && data !== undefined && found.length === 0 && <span className="fld__h">没有其他卡牌</span>}
    </>
  );
}
