import { readDeckCode } from '@pailei/domain/decks';
import { isViolation } from '@pailei/domain/violation';
import { CircleAlert, X } from 'lucide-react';

import { CardBack } from '../../../shared/ui/CardBack.tsx';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { useRules } from '../../decks/parts/rules.api.ts';
import { deckUseNotes } from '../model/lineup-use.ts';
import type { Slots } from './LibraryPicker.tsx';

type PickedDecksProps = { slots: Slots; onTake: (slot: number) => void };

/** The places of the line-up in their order, filled or still free, each with what the server has against its deck. */
export function PickedDecks({ slots: { form, settings }, onTake }: PickedDecksProps) {
  const rules = useRules().data;
  const notes = deckUseNotes(settings);
  const errors = form.formState.errors.decks;
  return (
    <ol className="dpk__s" aria-label="出战卡组">
      {form.watch('decks').map(({ name, code, class: given }, slot) => {
        const list = readDeckCode(code, rules, { given });
        const place = settings.format === 'specialist' && slot === 0 ? '主卡组' : `第 ${slot + 1} 副`;
        const title = [place, notes[slot]].filter(Boolean).join(' · ');
        const error = errors?.[slot]?.code?.message ?? errors?.[slot]?.name?.message;
        return (
          <li key={slot}>
            {isViolation(list) ? <CardBack width={28} /> : <ClassPlate heroClass={list.class} size="m" />}
            <span className="dpk__t">
              <small>{title}</small>
              {code === '' ? (
                <span className="t3">还没有选</span>
              ) : (
                <b className="ell" title={name}>
                  {name || '未命名'}
                </b>
              )}
            </span>
            {code !== '' && (
              <IconButton size="sm" label={`取下第 ${slot + 1} 副「${name}」`} onClick={() => onTake(slot)}>
                <X size={16} />
              </IconButton>
            )}
            {error !== undefined && (
              <span className="fld__e" role="alert">
                <CircleAlert size={14} />
                {code === '' ? '请选择一副卡组' : error}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
