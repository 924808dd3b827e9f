import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { formatName } from '@pailei/domain/decks';
import type { DecklistVisibility } from '@pailei/domain/tournament';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import type { FormPart } from './form-part.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Select, type SelectOption } from '../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { BanList } from '../../../../shared/decks/BanList.tsx';
import type { FormStage } from '../stages/stage-forms.ts';

/** When the lists may open; with the last stage only where another comes before it. */
function openingsOf(stages: readonly FormStage[]): SelectOption<DecklistVisibility>[] {
  const last = stages.length > 1 ? stages.at(-1) : undefined;
  return [
    { value: 'closed', label: '不公开' },
    { value: 'open_from_start', label: '开赛后公开' },
    ...(last ? [{ value: 'open_from_stage' as const, label: `${STAGE_TEXTS[last.type].name}开始后公开` }] : []),
    { value: 'open_when_finished', label: '赛后公开' },
  ];
}

/** What the event asks of decks, and when everybody sees them. */
export function ListFields({ form, errors, change }: FormPart) {
  const rules = useDeckRules();
  const formats = ['', ...rules.formats.map(({ id }) => id)];
  const openings = openingsOf(form.stages);
  const opening = openings.find(({ value }) => value === form.decklists)?.value ?? 'open_from_start';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
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
