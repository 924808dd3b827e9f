import { SETTING_TEXTS } from '@pailei/contracts/settings';
import { parseStream, STREAM_KINDS, type StreamKind } from '@pailei/domain/streams';

import { TextAreaField, TextField } from '../../../shared/ui/Field.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { linesOf } from '../model/lines.ts';
import type { Section } from './useSettingsForm.ts';

const { kind, url, title, hls_hosts } = SETTING_TEXTS.stream.fields;

const KIND_LABELS: Record<StreamKind, string> = {
  none: '不直播',
  bilibili: '哔哩哔哩',
  douyu: '斗鱼',
  huya: '虎牙',
  twitch: 'Twitch',
  youtube: 'YouTube',
  hls: 'HLS',
};
const KINDS = STREAM_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

export function StreamFields({ value, errors, change }: Section<'stream'>) {
  const hostError = Object.entries(errors).find(([field]) => field.startsWith('hls_hosts'))?.[1];
  return (
    <>
      <div className="fld">
        <span className="fld__l">{kind.label}</span>
        <div className="sform__x">
          <Segmented
            label={kind.label}
            options={KINDS}
            value={value.kind}
            onChange={(chosen) => change({ kind: chosen })}
          />
        </div>
        <span className="fld__h">{kind.help}</span>
      </div>
      <TextField
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
        label={title.label}
        hint={title.help}
        error={errors['title']}
        maxLength={60}
        value={value.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label={hls_hosts.label}
        hint={hls_hosts.help}
        error={hostError}
        className="mono"
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
