import { evidenceApi } from '@pailei/contracts/play/evidence/evidence.api';
import type { Evidence, MatchEvidence } from '@pailei/contracts/play/evidence/evidence-views';
import { foldEvidence } from '@pailei/contracts/play/evidence/evidence.fold';
import { evidenceTopic } from '@pailei/contracts/play/evidence/evidence.topic';
import type { Side } from '@pailei/domain/series/sides';
import { useMemo, useState } from 'react';

import { api } from '../api/api.ts';
import { messageOf } from '../api/error-text.ts';
import { useLiveTopic } from '../live/useLiveTopic.ts';
import { imageFault } from '../uploads/image-fault.ts';
import type { ImageSource } from '../uploads/usePrivateImage.ts';

/** The images of a match, live, for its two sides and the referees. */
export function useEvidence(matchId: string): readonly Evidence[] {
  const { state } = useLiveTopic<MatchEvidence, null>(evidenceTopic.of(matchId), { initial: null, fold: foldEvidence });
  return state?.images ?? [];
}

export const ofGame = (images: readonly Evidence[], gameNumber: number, side: Side): readonly Evidence[] =>
  images.filter((image) => image.game_number === gameNumber && image.side === side);

/** Where the images of a match come from. */
export function useEvidenceSource(matchId: string): ImageSource {
  return useMemo(
    () => ({
      key: ['evidence', matchId],
      load: (evidence_id, size, signal) =>
        api.file(evidenceApi.image, { params: { id: matchId, evidence_id, size }, signal }),
    }),
    [matchId],
  );
}

/** Sends images one after the other, each as soon as it is chosen; what is refused says why. */
export function useSendEvidence(matchId: string, gameNumber: number) {
  const [sending, setSending] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function send(file: File): Promise<void> {
    const refuse = (text: string) => setProblems((known) => [...known, `「${file.name}」${text}`]);
    const fault = imageFault(file);
    if (fault !== undefined) return refuse(fault);
    try {
      await api.call(evidenceApi.add, { params: { id: matchId }, body: { game_number: gameNumber }, file });
    } catch (error) {
      refuse(messageOf(error));
    }
  }

  return {
    isSending: sending > 0,
    problems,
    async add(files: readonly File[]): Promise<void> {
      setProblems([]);
      setSending(files.length);
      for (const file of files) {
        await send(file);
        setSending((left) => left - 1);
      }
    },
  };
}
