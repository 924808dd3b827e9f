import { foldSystem, type SystemView } from '@pailei/contracts/live-system';
import type { LiveEvent } from '@pailei/live/client';

export const foldSystemTopic = (system: SystemView, { t, p, at }: LiveEvent): SystemView =>
  foldSystem(system, { type: t, payload: { at, ...p } });
