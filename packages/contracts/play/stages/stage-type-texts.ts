import type { StageType } from '@pailei/domain/stages';
import { SINGLE_ELIMINATION_TEXTS } from './single-elimination.texts.ts';
import type { StageTexts } from './stage-text.ts';
import { SWISS_TEXTS } from './swiss.texts.ts';

export const STAGE_TEXTS: { readonly [T in StageType]: StageTexts<T> } = {
  swiss: SWISS_TEXTS,
  single_elimination: SINGLE_ELIMINATION_TEXTS,
};
