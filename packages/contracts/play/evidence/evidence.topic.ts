import { defineTopic } from '../../topics/topic.ts';
import type { Evidence, MatchEvidence } from './evidence-views.ts';

export type EvidenceEvents = { evidence_added: { image: Evidence } };

/** For the two sides and the staff; the images themselves come by a call of their own. */
export const evidenceTopic = defineTopic<MatchEvidence, EvidenceEvents>()('match_evidence', 'match:{id}:evidence');
