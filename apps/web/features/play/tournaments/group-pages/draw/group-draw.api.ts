import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { groupDrawApi } from '@pailei/contracts/play/pairings/group-draw.api';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../../shared/live/topics.ts';

type Command = keyof typeof groupDrawApi;

/** A step of the draw. Its error is shown on the page. */
export function useGroupDraw<C extends Command>(id: string, command: C) {
  return useMutation({
    mutationFn: (body: BodyInput<(typeof groupDrawApi)[C]>) =>
      api.call(groupDrawApi[command], { params: { id }, body } as never),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}
