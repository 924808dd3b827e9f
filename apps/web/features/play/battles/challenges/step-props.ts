import type { ChallengeView } from '@pailei/contracts/play/challenges/challenge-views';

/** What every step of a challenge is about. */
export type StepProps = { challenge: ChallengeView; teamId: string; /** Captain or vice captain. */ isLeader: boolean };
