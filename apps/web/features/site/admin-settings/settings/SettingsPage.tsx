import { SETTING_TEXTS, type SettingKey } from '@pailei/contracts/site/settings/settings.api';
import type { ReactNode } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { AccountsFields } from './AccountsFields.tsx';
import { LinesField } from './LinesField.tsx';
import { RewardsFields } from './RewardsFields.tsx';
import { OrdersFields } from './OrdersFields.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { ShopFields } from './ShopFields.tsx';
import { useSettings, type SavedSettings } from './settings.api.ts';
import { SiteFields } from './SiteFields.tsx';
import { StreamFields } from './StreamFields.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

export function SettingsPage() {
  const { data, error, refetch } = useSettings();
  return (
    <>
      <PageHeader title="系统设置" intro="保存后立即对所有打开的页面生效，每次修改都写入审计日志。" />
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={6} />}>
          {() => data && <SettingsForm saved={data} reload={refetch} />}
        </Loading>
      )}
    </>
  );
}

function SettingsForm({ saved, reload }: { saved: SavedSettings; reload: () => Promise<unknown> }) {
  const form = useSettingsForm(saved, reload);
  const sectionOf = (key: SettingKey, fields: ReactNode) => (
    <FormSection
      name={key}
      saved={saved}
      error={form.section(key).errors['root']}
      conflict={
        form.conflicts.includes(key) && (
          <Conflict onTakeTheirs={() => form.takeTheirs(key)} onKeepMine={form.keepMine} />
        )
      }
    >
      {fields}
    </FormSection>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {sectionOf('site', <SiteFields {...form.section('site')} />)}
      {sectionOf('stream', <StreamFields {...form.section('stream')} />)}
      {sectionOf('series', <SeriesFields {...form.section('series')} />)}
      {sectionOf('shop', <ShopFields {...form.section('shop')} />)}
      {sectionOf('rewards', <RewardsFields {...form.section('rewards')} />)}
      {sectionOf('orders', <OrdersFields {...form.section('orders')} />)}
      {sectionOf('accounts', <AccountsFields {...form.section('accounts')} />)}
      {sectionOf(
        'teams',
        <LinesField name="role_tags" text={SETTING_TEXTS.teams.fields.role_tags} {...form.section('teams')} />,
      )}
      {sectionOf(
        'words',
        <LinesField name="forbidden" text={SETTING_TEXTS.words.fields.forbidden} {...form.section('words')} />,
      )}
      <SaveBar count={form.changeCount} isSaving={form.isSaving} onDiscard={form.discard} />
    </form>
  );
}

type FormSectionProps = {
  name: SettingKey;
  saved: SavedSettings;
  error: string | undefined;
  conflict: ReactNode;
  children: ReactNode;
};

function FormSection({ name, saved, error, conflict, children }: FormSectionProps) {
  const { updated_at, updated_by } = saved[name];
  return (
    <fieldset className="mx-0 mt-0 mb-10 min-w-0 border-0 p-0">
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-0 pb-3">
        <h2 className="text-18 font-semibold">{SETTING_TEXTS[name].title}</h2>
        {updated_at !== null && (
          <small className="text-text-3">
            {updated_by ?? '系统'} 修改于 <Time iso={updated_at} />
          </small>
        )}
      </legend>
      {conflict}
      {error !== undefined && !conflict && (
        <Note tone="yan" className="mb-3">
          {error}
        </Note>
      )}
      {children}
    </fieldset>
  );
}

function Conflict({ onTakeTheirs, onKeepMine }: { onTakeTheirs: () => void; onKeepMine: () => void }) {
  return (
    <div role="status">
      <Note
        tone="huang"
        className="mb-3"
        wraps
        action={
          <span className="flex items-center gap-2 flex-wrap">
            <Button size="sm" variant="ghost" onClick={onKeepMine}>
              保留我的修改
            </Button>
            <Button size="sm" onClick={onTakeTheirs}>
              载入最新设置
            </Button>
          </span>
        }
      >
        其他管理员刚刚保存了这一组设置。保留我的修改后再保存，会覆盖对方的设置。
      </Note>
    </div>
  );
}
