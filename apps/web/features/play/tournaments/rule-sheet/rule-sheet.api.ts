import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { ruleSheetApi } from '@pailei/contracts/play/rule-sheet/rule-sheet.api';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../shared/live/topics.ts';

export type Amendment = BodyInput<typeof ruleSheetApi.amend>;

/** Its errors are shown in the dialog that asks. */
export function useAmendRules(id: string) {
  return useMutation({
    mutationFn: (body: Amendment) => api.call(ruleSheetApi.amend, { params: { id }, body }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}
