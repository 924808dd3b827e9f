import { formatName } from '@pailei/domain/decks/deck-rules';

import { BanList } from '../../../../../shared/decks/BanList.tsx';
import { useDeckRules } from '../../../../../shared/live/useDeckRules.ts';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { FormRow } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

/** What the event asks of decks. */
export function DeckRuleFields(part: FormPart) {
  const { form, errors, change } = part;
  const rules = useDeckRules();
  const formats = ['', ...rules.formats.map(({ id }) => id)];
  return (
    <>
      <FormRow part={part} label="可用卡组" fields={['deck_format']} error={errors.deck_format}>
        <div>
          <Select
            label="卡组模式"
            options={formats.map((id) => ({ value: id, label: id === '' ? '不限' : formatName(rules, id) }))}
            value={form.deck_format}
            onChange={(deck_format) => change({ deck_format })}
          />
        </div>
      </FormRow>
      <FormRow part={part} label="卡牌" fields={['banned_cards']}>
        <BanList
          banned={[...form.banned_cards]}
          error={errors.banned_cards}
          onChange={(banned_cards) => change({ banned_cards })}
        />
      </FormRow>
      <FormRow part={part} label="没有合规卡组" fields={['drop_without_decks']}>
        <Switch checked={form.drop_without_decks} onChange={(drop_without_decks) => change({ drop_without_decks })}>
          不上场，开赛前 30 和 10 分钟提醒
        </Switch>
      </FormRow>
    </>
  );
}
