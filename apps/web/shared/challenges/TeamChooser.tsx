import type { TeamRef } from '@pailei/contracts/people/teams/team-views';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../api/api.ts';
import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Field, FieldGroup } from '../ui/forms/Field.tsx';
import { Input } from '../ui/forms/Input.tsx';
import { useDebounced } from '../ui/forms/useDebounced.ts';
import { Crest } from '../ui/marks/crest/Crest.tsx';

export type ChosenTeam = Pick<TeamRef, 'id' | 'name'>;

type TeamChooserProps = {
  label?: string;
  /** Whether the visitor's own team is one of the choices. */
  hasOwn?: boolean;
  chosen: ChosenTeam | null;
  error: string | undefined;
  onChange: (team: ChosenTeam | null) => void;
};

const SHOWN = 6;
const SEARCH_WAIT_MS = 300;

/** Finds a team by a part of its name. */
export function TeamChooser({ label = '对方战队', hasOwn = false, chosen, error, onChange }: TeamChooserProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_WAIT_MS);
  const ownId = useAtomValue(userAtom)?.team_id;
  const query = { ...(search !== '' && { search }), skip: 0, limit: SHOWN + 1 };
  const { data } = useQuery({
    queryKey: ['team-chooser', query],
    queryFn: ({ signal }) => api.call(teamsApi.hall, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const teams = data?.items.filter(({ id }) => hasOwn || id !== ownId).slice(0, SHOWN) ?? [];
  if (chosen) {
    return (
      <FieldGroup label={label} error={error}>
        <div className="flex items-center gap-3">
          <b className="min-w-0 truncate font-medium">{chosen.name}</b>
          <Button variant="text" size="sm" onClick={() => onChange(null)}>
            更换
          </Button>
        </div>
      </FieldGroup>
    );
  }
  return (
    <div className="grid gap-2">
      <Field label={label} hint="输入队名、简称或队长的名字" error={error}>
        {(control) => <Input {...control} value={typed} onChange={(event) => setTyped(event.target.value)} />}
      </Field>
      <ul className="grid gap-1" aria-label="战队">
        {teams.map(({ id, name, tag, crest }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-control border-0 bg-transparent px-2 text-left hover:bg-hover"
              onClick={() => onChange({ id, name })}
            >
              <Crest crest={crest} size="xs" />
              <span className="min-w-0 truncate">{name}</span>
              <small className="text-text-3">{tag}</small>
            </button>
          </li>
        ))}
        {data && teams.length === 0 && <li className="text-13 text-text-3">没有找到符合条件的战队。</li>}
      </ul>
    </div>
  );
}
