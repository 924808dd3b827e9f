import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { AdvanceFields, PairingFields, WithdrawalField } from '../fields/PairingFields.tsx';
import { StageFields } from '../fields/StageFields.tsx';
import { StandingsFields } from '../fields/StandingsFields.tsx';
import { CapacityField } from '../fields/CapacityField.tsx';
import type { FormPart } from '../form-part.ts';
import type { FormForecast } from '../model/form-forecast.ts';
import { StagePlan } from '../StagePlan.tsx';

/** How many play, in which stages, and what decides about places. */
export function StagesSection({ part, forecast }: { part: FormPart; forecast: FormForecast | null }) {
  return (
    <>
      {forecast ? <StagePlan {...forecast} /> : <Note tone="huang">人数和阶段还不匹配，请看下方标出的项目。</Note>}
      <CapacityField {...part} />
      <StageFields {...part} />
      <PairingFields {...part} />
      <AdvanceFields {...part} />
      <WithdrawalField {...part} />
      <StandingsFields {...part} />
    </>
  );
}
