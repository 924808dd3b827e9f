import { formatName } from '@pailei/domain/decks';
import type { DecklistVisibility } from '@pailei/domain/tournament';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { Note } from '../../../shared/ui/Note.tsx';
import { Select, type SelectOption } from '../../../shared/ui/Select.tsx';
import { Switch } from '../../../shared/ui/Switch.tsx';
import { BanList } from '../../decks/parts/BanList.tsx';
import type { FormPart } from './CreateTournament.tsx';

const OPENINGS: readonly SelectOption<DecklistVisibility>[] = [
  { value: 'closed', label: '不公开' },
  { value: 'open_from_start', label: '开赛后公开' },
  { value: 'open_from_stage', label: '淘汰赛开始后公开' },
  { value: 'open_when_finished', label: '赛后公开' },
];

/** What the event asks of decks, and when everybody sees them. */
export function ListFields({ form, errors, change }: FormPart) {
  const rules = useDeckRules();
  const formats = ['', ...rules.formats.map(({ id }) => id)];
  const openings = OPENINGS.filter(({ value }) => value !== 'open_from_stage' || form.shape === 'swiss_single');
  const opening = openings.find(({ value }) => value === form.decklists)?.value ?? 'open_from_start';
  return (
    <>
      <div className="row wrap">
        <Select label="卡组公开" options={openings} value={opening} onChange={(decklists) => change({ decklists })} />
        <Select
          label="卡组模式"
          options={formats.map((id) => ({ value: id, label: id === '' ? '不限' : formatName(rules, id) }))}
          value={form.deck_format}
          onChange={(deck_format) => change({ deck_format })}
        />
      </div>
      {errors.deck_format && <Note tone="yan">{errors.deck_format}</Note>}
      <BanList
        banned={[...form.banned_cards]}
        error={errors.banned_cards}
        onChange={(banned_cards) => change({ banned_cards })}
      />
      <Switch checked={form.drop_without_decks} onChange={(drop_without_decks) => change({ drop_without_decks })}>
        没有合规卡组的选手不上场，开赛前 30 和 10 分钟提醒
      </Switch>
    </>
  );
}
