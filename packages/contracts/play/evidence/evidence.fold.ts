import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { MatchEvidence } from './evidence-views.ts';
import type { EvidenceEvents } from './evidence.topic.ts';

const handlers: Handlers<MatchEvidence, EvidenceEvents> = {
  evidence_added: ({ images }, { image }) => ({ images: [...images.filter(({ id }) => id !== image.id), image] }),
};

export const foldEvidence: Fold<MatchEvidence> = (view, event) => foldBy(handlers, view, event);
