import { submitDecksBody } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { SubmittedDeck } from '@pailei/contracts/decks/decks/submitted-deck';
import { lineupSize } from '@pailei/domain/tournament/settings';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import { useEntrantLists } from '../decklists/decklists.api.ts';
import { DeckFields } from '../mine/decks/DeckFields.tsx';
import { useEnterDecks } from '../tournaments.api.ts';
import type { DecksBody } from '../../../../shared/tournaments/entries/entries.api.ts';

type EnterDecksProps = { tournament: TournamentState; person: Participant; onClose: () => void };

/** The staff submits decks for one participant, starting from the current ones. */
export function EnterDecksDialog(props: EnterDecksProps) {
  const { tournament, person, onClose } = props;
  const lists = useEntrantLists(tournament, person.id);
  if (lists.data) return <EnterDecksForm {...props} present={lists.data.decks} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={titleOf(person)}>
      {lists.error ? (
        <LoadFailed message={messageOf(lists.error)} onRetry={() => void lists.refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}

const titleOf = ({ name }: Participant) => `代「${name}」提交卡组`;

function EnterDecksForm({
  tournament,
  person,
  onClose,
  present,
}: EnterDecksProps & { present: readonly SubmittedDeck[] }) {
  const enter = useEnterDecks(tournament.id, person.id);
  const slots = Array.from({ length: Math.max(lineupSize(tournament.settings), present.length) }, (_, slot) => slot);
  const form = useForm<DecksBody>({
    resolver: zodResolver(submitDecksBody),
    defaultValues: {
      decks: slots.map((slot) => ({
        name: present[slot]?.name ?? '',
        code: present[slot]?.code ?? '',
        class: present[slot]?.class,
      })),
    },
  });
  const send = (reason: string) =>
    form.handleSubmit((body) =>
      afterCommand(enter.mutateAsync({ ...body, reason }), {
        doneText: `已代「${person.name}」提交 ${body.decks.length} 副卡组`,
        onClose,
        onError: (error) =>
          showErrors(
            error,
            slots.flatMap((slot) => [`decks.${slot}.code` as const, `decks.${slot}.name` as const]),
            form.setError,
          ),
      }),
    )();
  const { root } = form.formState.errors;
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(person)}
      description={
        tournament.status === 'running'
          ? '开赛后只能更正卡牌，每副的职业不变。已进行的场次不受影响，选手会收到通知。'
          : '代替选手现有的卡组，选手会收到通知。'
      }
      label="原因"
      confirmLabel={`提交 ${slots.length} 副卡组`}
      pending={enter.isPending}
      error={null}
      onConfirm={(reason) => void send(reason)}
    >
      {root && <Note tone="yan">{root.message}</Note>}
      <div className="mt-4 grid gap-4">
        {slots.map((slot) => (
          <DeckFields key={slot} slot={slot} form={form} settings={tournament.settings} />
        ))}
      </div>
    </ReasonDialog>
  );
}
