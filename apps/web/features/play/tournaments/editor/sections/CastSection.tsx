import { Input } from '../../../../../shared/ui/forms/Input.tsx';
import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { RefereeFields } from '../fields/RefereeFields.tsx';
import { FormRow, RowControls } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

/** Where it is streamed, how far the public trails, and who is told of its cases. */
export function CastSection(part: FormPart) {
  const { form, errors, change } = part;
  return (
    <>
      <TextField
        layout="beside"
        type="url"
        label="直播地址"
        aside={<span className="text-text-3">选填</span>}
        placeholder="https://"
        value={form.stream_url}
        error={errors.stream_url}
        onChange={(event) => change({ stream_url: event.target.value })}
      />
      <FormRow
        part={part}
        label="直播延迟"
        fields={['delay_seconds']}
        hint="观众看到的比分和直播叠加都晚这么久；对局双方和裁判不受影响。"
        error={errors.delay_seconds}
      >
        <RowControls>
          <Input
            className="w-24"
            inputMode="numeric"
            aria-label="直播延迟秒数"
            value={form.delay_seconds}
            onChange={(event) => change({ delay_seconds: event.target.value })}
          />
          <span className="text-text-2">秒</span>
        </RowControls>
      </FormRow>
      <RefereeFields {...part} />
    </>
  );
}
