import { zodResolver } from '@hookform/resolvers/zod';
import { newTeamBody } from '@pailei/contracts/people/teams/team-fields';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import { useFormDraft } from '../../../../shared/ui/forms/useFormDraft.ts';
import { CardPreview } from './CardPreview.tsx';
import { TEAM_FIELDS, TEXT_FIELDS, type TeamForm as Values } from './team-form.ts';
import { TeamFields } from './TeamFields.tsx';

type TeamFormProps = {
  initial: Values;
  /** Under which the typed texts are kept in the tab. */
  draftName: string;
  /** Name and tag stand since the team was approved. */
  isNameFixed?: boolean;
  memberCount?: number;
  submitLabel: string;
  onSubmit: (values: Values) => Promise<unknown>;
};

/** Everything of a team that its founder writes, beside the card that comes of it. */
export function TeamForm({
  initial,
  draftName,
  submitLabel,
  onSubmit,
  isNameFixed = false,
  memberCount = 1,
}: TeamFormProps) {
  const captain = useAtomValue(userAtom);
  const form = useForm<Values>({
    // the form always has what the contract has a default for
    resolver: zodResolver(newTeamBody) as Resolver<Values>,
    defaultValues: initial,
    mode: 'onTouched',
  });
  useFormDraft(form, draftName, TEXT_FIELDS);
  const { formState, handleSubmit, setError, reset } = form;
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values);
      reset(values);
    } catch (error) {
      showErrors(error, TEAM_FIELDS, setError);
    }
  });
  return (
    <form
      className="grid grid-cols-main-rail gap-12 max-wide:grid-cols-1 max-wide:gap-6"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className="grid min-w-0 content-start gap-5">
        {formState.errors.root && <Note tone="yan">{formState.errors.root.message}</Note>}
        <TeamFields form={form} isNameFixed={isNameFixed} />
        <div>
          <Button type="submit" variant="primary" size="lg" pending={formState.isSubmitting}>
            {submitLabel}
          </Button>
        </div>
      </div>
      <aside className="max-wide:order-first">
        <Preview form={form} captain={captain?.username ?? ''} memberCount={memberCount} />
      </aside>
    </form>
  );
}

type PreviewProps = { form: UseFormReturn<Values>; captain: string; memberCount: number };

function Preview({ form, captain, memberCount }: PreviewProps) {
  return <CardPreview team={form.watch()} captain={captain} memberCount={memberCount} />;
}
