import { DECKS_MAX } from '@pailei/contracts/decks/decks/decks.api';
import { submitDecksBody } from '@pailei/contracts/play/tournaments/tournaments.api';
import { MAX_FREE_DECKS } from '@pailei/domain/series/settings';
import { lineupSize } from '@pailei/domain/tournament/settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Loading, SkeletonRows } from '../../../../../shared/ui/feedback/Skeleton.tsx';
import { toast } from '../../../../../shared/ui/feedback/toast.ts';
import { showErrors } from '../../../../../shared/ui/forms/form-errors.ts';
import { useDecks } from '../../../../../shared/decks/library.api.ts';
import { lineupUseText } from '../../model/lineup-use.ts';
import { useLateEntry, useSubmitDecks, type DecksBody } from '../../../../../shared/tournaments/entries/entries.api.ts';
import { TaskActions } from '../../../../../shared/match-room/TaskPanel.tsx';
import { DeckFields } from './DeckFields.tsx';
import { LibraryPicker } from './LibraryPicker.tsx';
import type { Slots } from './slots.ts';

type DeckFormProps = {
  tournament: TournamentState;
  decks?: DecksBody['decks'];
  /** What the decks are handed in for; missing: for an entry that is there. */
  purpose?: 'late_entry';
  onDone?: () => void;
};
type Source = 'library' | 'paste';

const EMPTY_DECK = { name: '', code: '' };
const SOURCES = [
  { value: 'library', label: '从我的卡组选' },
  { value: 'paste', label: '粘贴卡组码' },
] as const;

/** What sends the decks, and what its button says. */
function useDeckPurpose(id: string, purpose: DeckFormProps['purpose']) {
  const submission = useSubmitDecks(id);
  const lateEntry = useLateEntry(id);
  return purpose === 'late_entry'
    ? { submit: lateEntry, sendText: (count: number) => `带 ${count} 副卡组加入` }
    : { submit: submission, sendText: (count: number) => `提交 ${count} 副卡组` };
}

/** As many decks as the format needs, from the library or as codes. An error of the server is shown at its deck. */
export function DeckForm({ tournament, decks = [], purpose, onDone }: DeckFormProps) {
  const { settings } = tournament;
  const needed = lineupSize(settings);
  const most = settings.format === 'free' ? MAX_FREE_DECKS : needed;
  const { submit, sendText } = useDeckPurpose(tournament.id, purpose);
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
    <form className="mt-4 grid gap-4" onSubmit={(event) => void send(event)} noValidate>
      <div>
        <Segmented label="卡组来源" options={SOURCES} value={source} onChange={setChosen} />
      </div>
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
                settings={settings}
                onRemove={slot >= needed ? () => remove(slot) : undefined}
              />
            ))
          )
        }
      </Loading>
      <TaskActions>
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
        <Button className="max-tablet:flex-1" type="submit" variant="primary" size="lg" pending={submit.isPending}>
          {sendText(fields.length)}
        </Button>
      </TaskActions>
    </form>
  );
}

function Library({ library: { data, error, refetch }, slots }: { library: ReturnType<typeof useDecks>; slots: Slots }) {
  if (data) return <LibraryPicker slots={slots} decks={data.items} />;
  return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
}
