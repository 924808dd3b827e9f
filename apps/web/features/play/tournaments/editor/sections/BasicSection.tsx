import { TOURNAMENT_NAME_MAX } from '@pailei/contracts/play/tournaments/details/tournament-details';

import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { BannerField } from '../fields/BannerField.tsx';
import { DescriptionField } from '../fields/DescriptionField.tsx';
import type { FormPart } from '../form-part.ts';

/** How the event is called and shown. */
export function BasicSection(part: FormPart) {
  const { form, errors, change } = part;
  return (
    <>
      <TextField
        layout="beside"
        label="赛事名称"
        maxLength={TOURNAMENT_NAME_MAX}
        value={form.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <DescriptionField {...part} />
      <BannerField {...part} />
    </>
  );
}
