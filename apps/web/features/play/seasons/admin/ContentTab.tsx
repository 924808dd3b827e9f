import { adminSeasonsApi, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { RoadMatchView, SeasonContentView } from '@pailei/contracts/play/seasons/season-champions';
import { SEASON_INTRO_MAX, SEASON_MATCHES_MAX } from '@pailei/domain/seasons/champions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { errorsOfAnswer, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { championQuery } from '../seasons.api.ts';
import { useSeasonCall } from './admin-seasons.calls.ts';

/** What the staff write on the champion page: an introduction, and texts for matches of the champion's road. */
export function ContentTab({ season }: { season: ManagedSeason }) {
  const [content, setContent] = useState<SeasonContentView>(season.content);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isEnded = season.closed_at !== null;
  const { data } = useQuery({ ...championQuery(season.number), enabled: isEnded });
  const save = useSeasonCall((body: SeasonContentView) =>
    api.call(adminSeasonsApi.setContent, { params: { id: season.id }, body: { ...body, revision: season.revision } }),
  );
  const road = (data?.team ?? data?.account)?.road ?? [];
  const textOf = (id: string) => content.matches.find(({ match_id }) => match_id === id);
  const setMatch = (id: string, changes: { title: string; text: string } | null) => {
    const others = content.matches.filter(({ match_id }) => match_id !== id);
    setContent({
      ...content,
      matches: changes ? [...others, { match_id: id, title: changes.title, text: changes.text }] : others,
    });
  };
  return (
    <div className="grid max-w-190 gap-5">
      {!isEnded && <Note>赛季结束后才有冠军页。</Note>}
      {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
      <TextAreaField
        label="简介"
        rows={4}
        maxLength={SEASON_INTRO_MAX}
        value={content.intro}
        error={errors['intro']}
        onChange={(event) => setContent({ ...content, intro: event.target.value })}
      />
      {road.map((match) => (
        <KeyMatchFields
          key={match.match_id}
          match={match}
          written={textOf(match.match_id)}
          isFull={content.matches.length >= SEASON_MATCHES_MAX}
          onChange={(changes) => setMatch(match.match_id, changes)}
        />
      ))}
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={!isEnded}
        pending={save.isPending}
        onClick={() =>
          save.mutate(content, {
            onSuccess: () => toast.success('冠军页已保存'),
            onError: (error) => setErrors(errorsOfAnswer(error)),
          })
        }
      >
        保存冠军页
      </Button>
    </div>
  );
}

type Written = { title: string; text: string };
type FieldsProps = {
  match: RoadMatchView;
  written: Written | undefined;
  isFull: boolean;
  onChange: (changes: Written | null) => void;
};

function KeyMatchFields({ match, written, isFull, onChange }: FieldsProps) {
  const { label, wins, losses, opponent } = match;
  return (
    <fieldset className="m-0 grid gap-3 border-0 border-t border-line-1 p-0 pt-3">
      <Switch
        checked={written !== undefined}
        disabled={!written && isFull}
        onChange={(isOn) => onChange(isOn ? { title: label, text: '' } : null)}
      >
        名局：{label} {wins} : {losses} {opponent}
      </Switch>
      {written && (
        <>
          <TextField
            label="标题"
            maxLength={30}
            value={written.title}
            onChange={(event) => onChange({ ...written, title: event.target.value })}
          />
          <TextField
            label="说明"
            maxLength={200}
            value={written.text}
            onChange={(event) => onChange({ ...written, text: event.target.value })}
          />
        </>
      )}
    </fieldset>
  );
}
