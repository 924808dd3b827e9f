import { adminSeasonsApi, pastSeasonBody, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { PAST_NAME_MAX } from '@pailei/domain/seasons/season-by-hand';
import { SEASON_INTRO_MAX } from '@pailei/domain/seasons/champions';

import { api } from '../../../../shared/api/api.ts';
import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { typedNumber, wholeNumberOf } from '../../../../shared/ui/forms/whole-number.ts';
import { pastBodyOf, pastFormOf, type PastSeasonForm } from './past-season-form.ts';
import { PictureField } from './PictureField.tsx';
import { SeasonBasics } from './SeasonBasics.tsx';
import { SeasonFormDialog, useSeasonForm } from './SeasonFormDialog.tsx';

const TWO = 'grid grid-cols-2 gap-4 max-tablet:grid-cols-1';
const KINDS = [
  { value: 'team', label: '战队' },
  { value: 'account', label: '选手' },
] as const;

/** A season that was played elsewhere, entered by hand; or a change of `known`. */
export function PastSeasonDialog({ known, onClose }: { known: ManagedSeason | null; onClose: () => void }) {
  const { form, errors, change, submit, isSaving } = useSeasonForm({
    start: () => pastFormOf(known),
    bodyOf: (typed: PastSeasonForm) => pastBodyOf(typed, known),
    schema: pastSeasonBody,
    send: (body) =>
      known
        ? api.call(adminSeasonsApi.updatePast, {
            params: { id: known.id },
            body: { ...body, revision: known.revision },
          })
        : api.call(adminSeasonsApi.enterPast, { body }),
    doneText: known ? '往届赛季已修改' : '往届赛季已录入',
    onDone: onClose,
  });
  return (
    <SeasonFormDialog
      id="past-season"
      title={known ? '修改往届赛季' : '录入往届赛季'}
      submitLabel={known ? '保存修改' : '录入'}
      onSubmit={submit}
      {...{ errors, isSaving, onClose }}
    >
      <p className="text-13 text-text-2">用于不在本站进行的赛季：没有积分榜，冠军页上会注明由管理员手工录入。</p>
      <SeasonBasics {...{ form, errors, change }} />
      <Champion {...{ form, errors, change }} />
      <Lines {...{ form, errors, change }} />
      <PictureField
        picture={form.picture}
        error={errors['by_hand.picture_id']}
        onChange={(picture) => change({ picture })}
      />
    </SeasonFormDialog>
  );
}

/** The first error of a field that is typed as lines. */
const errorBelow = (field: string, errors: FieldErrors): string | undefined =>
  Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];

type PartProps = { form: PastSeasonForm; errors: FieldErrors; change: (changes: Partial<PastSeasonForm>) => void };

function Lines({ form, errors, change }: PartProps) {
  return (
    <>
      <TextAreaField
        label="名次"
        rows={4}
        hint="冠军之外，每行一个：名次、空格、名称，如“2 夜航船”。并列的写同一个名次。"
        value={form.places}
        error={errorBelow('by_hand.places', errors)}
        onChange={(event) => change({ places: event.target.value })}
      />
      {form.kind === 'team' && (
        <TextAreaField
          label="阵容"
          rows={4}
          hint="每行一名队员，队长写在第一行。"
          value={form.roster}
          error={errorBelow('by_hand.roster', errors)}
          onChange={(event) => change({ roster: event.target.value })}
        />
      )}
      <TextAreaField
        label="简介"
        rows={4}
        maxLength={SEASON_INTRO_MAX}
        value={form.intro}
        error={errors['intro']}
        onChange={(event) => change({ intro: event.target.value })}
      />
    </>
  );
}

function Champion({ form, errors, change }: PartProps) {
  return (
    <>
      <Segmented label="冠军是" options={KINDS} value={form.kind} onChange={(kind) => change({ kind })} />
      <div className={TWO}>
        <TextField
          label="冠军"
          maxLength={PAST_NAME_MAX}
          value={form.champion}
          error={errors['by_hand.champion']}
          onChange={(event) => change({ champion: event.target.value })}
        />
        <TextField
          label="决赛对手"
          hint="不清楚可以留空"
          maxLength={PAST_NAME_MAX}
          value={form.opponent}
          error={errors['by_hand.final.opponent']}
          onChange={(event) => change({ opponent: event.target.value })}
        />
        <TextField
          label="决赛胜局"
          inputMode="numeric"
          value={typedNumber(form.wins)}
          error={errors['by_hand.final.wins']}
          onChange={(event) => change({ wins: wholeNumberOf(event.target.value, 2) })}
        />
        <TextField
          label="决赛负局"
          inputMode="numeric"
          value={typedNumber(form.losses)}
          error={errors['by_hand.final.losses']}
          onChange={(event) => change({ losses: wholeNumberOf(event.target.value, 2) })}
        />
      </div>
    </>
  );
}
