import { DECKS_MAX } from '@pailei/contracts/decks';
import { submitDecksBody } from '@pailei/contracts/tournaments';
import { MAX_FREE_DECKS } from '@pailei/domain/series';
import { lineupSize, type TournamentState } from '@pailei/domain/tournament';
import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { Note } from '../../../shared/ui/Note.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { showErrors } from '../../accounts/form-errors.ts';
import { useDecks } from '../../decks/decks.api.ts';
import { lineupUseText } from '../model/lineup-use.ts';
import { useSubmitDecks, type DecksBody } from '../tournaments.api.ts';
import { DeckFields } from './DeckFields.tsx';
import { LibraryPicker, type Slots } from './LibraryPicker.tsx';

type DeckFormProps = { tournament: TournamentState; decks?: DecksBody['decks']; onDone?: () => void };
type Source = 'library' | 'paste';

const EMPTY_DECK = { name: '', code: '' };
const SOURCES = [
  { value: 'library', label: '从我的卡组选' },
  { value: 'paste', label: '粘贴卡组码' },
] as const;

/** As many decks as the format asks for, from the library or as codes. What the server refuses stands at its deck. */
export function DeckForm({ tournament, decks = [], onDone }: DeckFormProps) {
  const { settings } = tournament;
  const needed = lineupSize(settings);
  const most = settings.format === 'free' ? MAX_FREE_DECKS : needed;
  const submit = useSubmitDecks(tournament.id);
  const library = useDecks({ limit: DECKS_MAX });
  const [chosen, setChosen] = useState<Source | null>(null);
  const source = chosen ?? (library.data?.all ? 'library' : 'paste');
  const form = useForm<DecksBody>({
    resolver: zodResolver(submitDecksBody),
    defaultValues: {
      decks: Array.from({ length: Math.max(needed, decks.length) }, (_, slot) => decks[slot] ?? EMPTY_DECK),
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'decks' });
  const send = form.handleSubmit(async (body) => {
    try {
      await submit.mutateAsync(body);
      // by then the news of it may have put another panel here
      toast.success(`已提交 ${body.decks.length} 副卡组`);
      onDone?.();
    } catch (error) {
      const places = body.decks.flatMap((_, slot) => [`decks.${slot}.code` as const, `decks.${slot}.name` as const]);
      showErrors(error, places, form.setError);
    }
  });
  const used = lineupUseText(settings);
  const { root } = form.formState.errors;
  const slots = { form, count: fields.length, needed, most, settings, append: () => append(EMPTY_DECK), remove };
  return (
    <form className="dfs" onSubmit={(event) => void send(event)} noValidate>
      <Segmented label="卡组来源" options={SOURCES} value={source} onChange={setChosen} />
      {used !== null && <Note>{used}。</Note>}
      {root && <Note tone="yan">{root.message}</Note>}
      <Loading isLoading={library.isPending} skeleton={<SkeletonRows count={needed} />}>
        {() =>
          source === 'library' ? (
            <Library library={library} slots={slots} />
          ) : (
            fields.map((field, slot) => (
              <DeckFields
                key={field.id}
                slot={slot}
                form={form}
                isPrimary={settings.format === 'specialist' && slot === 0}
                onRemove={slot >= needed ? () => remove(slot) : undefined}
              />
            ))
          )
        }
      </Loading>
      <div className="act__f">
        {source === 'paste' && fields.length < most && (
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

function Library({ library: { data, error, refetch }, slots }: { library: ReturnType<typeof useDecks>; slots: Slots }) {
  if (data) return <LibraryPicker slots={slots} decks={data.items} />;
  return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
}
