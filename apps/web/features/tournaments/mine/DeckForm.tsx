import { submitDecksBody } from '@pailei/contracts/tournaments';
import { MAX_FREE_DECKS } from '@pailei/domain/series';
import { lineupSize, type TournamentState } from '@pailei/domain/tournament';
import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';

import { Button } from '../../../shared/ui/Button.tsx';
import { Note } from '../../../shared/ui/Note.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { showErrors } from '../../accounts/form-errors.ts';
import { useSubmitDecks, type DecksBody } from '../tournaments.api.ts';
import { DeckFields } from './DeckFields.tsx';

type DeckFormProps = { tournament: TournamentState; decks?: DecksBody['decks']; onDone?: () => void };

const EMPTY_DECK = { name: '', code: '' };

/** Names and deck codes, as many as the format asks for. What the server refuses stands at its field. */
export function DeckForm({ tournament, decks = [], onDone }: DeckFormProps) {
  const { settings } = tournament;
  const needed = lineupSize(settings);
  const most = settings.format === 'free' ? MAX_FREE_DECKS : needed;
  const submit = useSubmitDecks(tournament.id);
  const form = useForm<DecksBody>({
    resolver: zodResolver(submitDecksBody),
    defaultValues: {
      decks: Array.from({ length: Math.max(needed, decks.length) }, (_, slot) => decks[slot] ?? EMPTY_DECK),
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'decks' });
  const send = form.handleSubmit((body) =>
    submit.mutate(body, {
      onSuccess: () => {
        toast.success(`已提交 ${body.decks.length} 副卡组`);
        onDone?.();
      },
      onError: (error) =>
        showErrors(
          error,
          body.decks.flatMap((_, slot) => [`decks.${slot}.code` as const, `decks.${slot}.name` as const]),
          form.setError,
        ),
    }),
  );
  const { root } = form.formState.errors;
  return (
    <form className="dfs" onSubmit={(event) => void send(event)} noValidate>
      {root && <Note tone="yan">{root.message}</Note>}
      {fields.map((field, slot) => (
        <DeckFields
          key={field.id}
          slot={slot}
          form={form}
          isPrimary={settings.format === 'specialist' && slot === 0}
          onRemove={slot >= needed ? () => remove(slot) : undefined}
        />
      ))}
      <div className="act__f">
        {fields.length < most && (
          <Button variant="ghost" icon={<Plus size={16} />} onClick={() => append(EMPTY_DECK)}>
            再加一副
          </Button>
        )}
        {onDone && (
          <Button variant="text" onClick={onDone}>
            返回
          </Button>
        )}
        <Button type="submit" variant="primary" size="lg" pending={submit.isPending}>
          提交 {fields.length} 副卡组
        </Button>
      </div>
    </form>
  );
}
