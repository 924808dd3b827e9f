import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { FeaturedService } from './featured.service.ts';

export const featuredCalls = ({ featured }: { featured: FeaturedService }): readonly HttpCall[] => [
  call(matchesApi.featured, () => featured.get()),
];
