import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { readDeckCode } from '@pailei/domain/decks/code/deck-code';
import { isViolation } from '@pailei/domain/violation/violation';
import { CircleAlert, X } from 'lucide-react';

import { lineupProblems } from './deck-fit.ts';
import { DECK_GRID, type Slots } from './slots.ts';
import { CardBack } from '../../../../../shared/ui/marks/CardBack.tsx';
import { ClassPlate } from '../../../../../shared/ui/marks/ClassPlate.tsx';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { useRules } from '../../../../../shared/decks/rules.api.ts';
import { deckUseNotes } from '../../model/lineup-use.ts';

type PickedDecksProps = { slots: Slots; onRemove: (slot: number) => void };

/** The places of the line-up in their order, filled or still free, each with what the server has against its deck. */
export function PickedDecks({ slots: { form, settings }, onRemove }: PickedDecksProps) {
  const rules = useRules().data;
  const notes = deckUseNotes(settings);
  const errors = form.formState.errors.decks;
  const decks = form.watch('decks');
  const problems = lineupProblems(decks, settings, rules ?? HEARTHSTONE);
  return (
    <ol className={DECK_GRID} aria-label="出战卡组">
      {decks.map(({ name, code, class: deckClass }, slot) => {
        const list = readDeckCode(code, rules, { given: deckClass });
        const place = settings.format === 'specialist' && slot === 0 ? '主卡组' : `第 ${slot + 1} 副`;
        const title = [place, notes[slot]].filter(Boolean).join(' · ');
        const error = errors?.[slot]?.code?.message ?? errors?.[slot]?.name?.message ?? problems[slot] ?? undefined;
        return (
          <li
            key={slot}
            className="grid min-h-15 grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 rounded-control py-2.5 pr-2 pl-3 shadow-[inset_0_0_0_1px_var(--pl-line-2)]"
          >
            {isViolation(list) ? <CardBack width={28} /> : <ClassPlate heroClass={list.class} size="m" />}
            <span className="grid min-w-0 leading-5">
              <small className="text-text-3">{title}</small>
              {code === '' ? (
                <span className="text-text-3">还没有选</span>
              ) : (
                <b className="truncate font-medium" title={name}>
                  {name || '未命名'}
                </b>
              )}
            </span>
            {code !== '' && (
              <IconButton size="sm" label={`取下第 ${slot + 1} 副「${name}」`} onClick={() => onRemove(slot)}>
                <X size={16} />
              </IconButton>
            )}
            {error !== undefined && (
              <span className="col-span-full flex items-center gap-1 text-12 text-yan-text" role="alert">
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
