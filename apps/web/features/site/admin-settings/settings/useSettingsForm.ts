import {
  isPublicSetting,
  SETTING_KEYS,
  SETTING_SCHEMAS,
  type SettingKey,
  type Settings,
} from '@pailei/contracts/site/settings/settings.api';
import { useEffect, useState } from 'react';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { useSystem } from '../../../../shared/live/useTopics.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { countChanges, isSame, withChange, type Drafts } from '../model/settings-draft.ts';
import { saveSetting, useApplySavedSettings, type SavedSettings } from './settings.api.ts';

type Errors = Partial<Record<SettingKey, FieldErrors>>;

export type Section<K extends SettingKey> = {
  value: Settings[K];
  errors: FieldErrors;
  change: (change: Partial<Settings[K]>) => void;
};

const valuesOf = (saved: SavedSettings): Settings => ({
  site: saved.site.value,
  stream: saved.stream.value,
  series: saved.series.value,
  shop: saved.shop.value,
  rewards: saved.rewards.value,
  orders: saved.orders.value,
  accounts: saved.accounts.value,
  teams: saved.teams.value,
  words: saved.words.value,
});

/** The form of all settings: drafts over what is saved, and who else saves meanwhile. */
export function useSettingsForm(saved: SavedSettings, reload: () => Promise<unknown>) {
  const values = valuesOf(saved);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const applySaved = useApplySavedSettings();
  const savedElsewhere = useSectionsSavedElsewhere(values, isSaving);
  const changed = SETTING_KEYS.filter((key) => countChanges(values[key], drafts[key]) > 0);
  const conflicts = changed.filter((key) => savedElsewhere.includes(key));

  // what nobody is changing here is simply shown as it is now
  const isOutdated = savedElsewhere.some((key) => !changed.includes(key));
  useEffect(() => {
    if (isOutdated) void reload();
  }, [isOutdated, reload]);

  const section = <K extends SettingKey>(key: K): Section<K> => ({
    value: drafts[key] ?? values[key],
    errors: errors[key] ?? {},
    change(change) {
      setDrafts((known) => withChange(known, values, key, change));
      setErrors((known) => ({ ...known, [key]: {} }));
    },
  });

  function drop(keys: readonly SettingKey[]): void {
    setDrafts((known) => without(known, keys));
    setErrors((known) => without(known, keys));
  }

  /** One section; gives its errors, none when it is saved. */
  async function saveSection(key: SettingKey): Promise<FieldErrors> {
    const checked = SETTING_SCHEMAS[key].safeParse(drafts[key]);
    if (!checked.success) return errorsOfCheck(checked.error);
    try {
      applySaved(key, await saveSetting(key, checked.data as never, saved[key].updated_at));
      drop([key]);
      return {};
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await reload();
      return withoutPrefix(errorsOfAnswer(error));
    }
  }

  async function save(): Promise<void> {
    setSaving(true);
    let failed = 0;
    for (const key of changed) {
      const found = await saveSection(key);
      setErrors((known) => ({ ...known, [key]: found }));
      failed += Number(Object.keys(found).length > 0);
    }
    setSaving(false);
    if (failed === 0) toast.success('设置已保存');
  }

  return {
    section,
    conflicts,
    isSaving,
    changeCount: changed.reduce((sum, key) => sum + countChanges(values[key], drafts[key]), 0),
    save,
    discard: () => drop(SETTING_KEYS),
    /** Replaces the draft by what the other admin saved. */
    takeTheirs(key: SettingKey) {
      drop([key]);
      void reload();
    },
    /** The draft stays, over what the other admin saved. */
    keepMine: () => void reload(),
  };
}

/** The sections that another admin has saved since they were loaded, as far as pages receive them. */
function useSectionsSavedElsewhere(values: Settings, isSaving: boolean): SettingKey[] {
  const live = useSystem().state;
  if (live === null || isSaving) return [];
  return SETTING_KEYS.filter((key) => isPublicSetting(key) && !isSame(live[key], values[key]));
}

function without<T extends object>(record: T, keys: readonly SettingKey[]): T {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key as SettingKey))) as T;
}

/** The server names a field by its place in the body. */
function withoutPrefix(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.replace(/^value\./, ''), text]));
}
