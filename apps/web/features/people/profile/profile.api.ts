import { emailVerificationApi } from '@pailei/contracts/people/email-verification/email-verification.api';
import { profileApi } from '@pailei/contracts/people/profile/profile.api';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';

import { api } from '../../../shared/api/api.ts';
import { useSetAtom } from '../../../shared/state/jotai.ts';
import { updateUserAtom } from '../../../shared/state/session.atoms.ts';
import { refreshPicture } from '../../../shared/ui/marks/avatars/avatar-pictures.ts';

export type ProfileForm = z.input<typeof profileApi.update.body>;

const PLAYER = 'player';

export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: [PLAYER, id],
    queryFn: ({ signal }) => api.call(profileApi.player, { params: { id }, signal }),
  });

export function usePlayer(id: string) {
  return useQuery(playerQuery(id));
}

export function useRecord(id: string, page: { skip: number; limit: number }) {
  return useQuery({
    queryKey: [PLAYER, id, 'record', page],
    queryFn: ({ signal }) => api.call(profileApi.record, { params: { id }, query: page, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Where a player stands or stood in every season. */
export function usePlayerSeasons(id: string) {
  return useQuery({
    queryKey: [PLAYER, id, 'seasons'],
    queryFn: ({ signal }) => api.call(seasonsApi.ofPlayer, { params: { id }, signal }),
  });
}

/** Takes over the answer as the visitor's own data; the errors belong to the form. */
export function useUpdateProfile() {
  const updateUser = useSetAtom(updateUserAtom);
  return useMutation({
    mutationFn: (body: ProfileForm) => api.call(profileApi.update, { body }),
    onSuccess: (user) => {
      updateUser(user);
      void refreshPicture(user.id);
    },
    meta: { quiet: true },
  });
}

/** Sends the link to the address that waits to be verified once more. */
export function useResendVerification() {
  return useMutation({
    mutationFn: () => api.call(emailVerificationApi.resend, {}),
    meta: { quiet: true },
  });
}
