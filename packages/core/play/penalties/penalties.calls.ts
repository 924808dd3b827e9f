import { penaltiesApi as api } from '@pailei/contracts/play/penalties/penalties.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { PenaltiesService } from './penalties.service.ts';

export const penaltiesCalls = ({ penalties }: { penalties: PenaltiesService }): readonly HttpCall[] => [
  call(api.ofPlayer, ({ actor, params }) => penalties.ofPlayer(actor, params.id)),
];
