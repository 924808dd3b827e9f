import { SETTING_TEXTS } from '@pailei/contracts/site/settings/settings.api';
import { STREAM_KIND_NAMES } from '@pailei/contracts/site/settings/stream-kind-names';
import { parseStream, STREAM_KINDS } from '@pailei/domain/streams/streams';

import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { FieldBox } from '../../../../shared/ui/forms/FieldBox.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { linesOf } from '../model/lines.ts';
import type { Section } from './useSettingsForm.ts';

const { kind, url, title, hls_hosts } = SETTING_TEXTS.stream.fields;

const KINDS = STREAM_KINDS.map((value) => ({ value, label: STREAM_KIND_NAMES[value] }));

export function StreamFields({ value, errors, change }: Section<'stream'>) {
  const hostError = Object.entries(errors).find(([field]) => field.startsWith('hls_hosts'))?.[1];
  return (
    <>
      <FieldBox layout="beside" head={kind.label} hint={kind.help}>
        <div className="relative overflow-x-auto">
          <Segmented
            label={kind.label}
            options={KINDS}
            value={value.kind}
            onChange={(chosen) => change({ kind: chosen })}
          />
        </div>
      </FieldBox>
      <TextField
        layout="beside"
        label={url.label}
        hint={playerOf(value) ?? url.help}
        error={errors['url']}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={value.url}
        onChange={(event) => change({ url: event.target.value })}
      />
      <TextField
        layout="beside"
        label={title.label}
        hint={title.help}
        error={errors['title']}
        maxLength={60}
        value={value.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        layout="beside"
        label={hls_hosts.label}
        hint={hls_hosts.help}
        error={hostError}
        isCode
        rows={3}
        value={value.hls_hosts.join('\n')}
        onChange={(event) => change({ hls_hosts: linesOf(event.target.value) })}
        onBlur={() => change({ hls_hosts: value.hls_hosts.filter((host) => host.trim() !== '') })}
      />
    </>
  );
}

/** What viewers will be shown, as soon as the address is understood. */
function playerOf(value: Section<'stream'>['value']): string | undefined {
  const result = parseStream(value.kind, value.url, value.hls_hosts);
  return result.ok && result.player ? `播放器：${result.player.src}` : undefined;
}
