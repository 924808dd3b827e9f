import type { ExpertApplication } from '@pailei/contracts/people/experts/experts.api';
import type { ReactNode } from 'react';

import { KeyValues } from '../../../shared/ui/data/KeyValues.tsx';
import { formatDateTime } from '../../../shared/ui/time/time.format.ts';
import { ProofImages } from './images/ProofImages.tsx';
import { UserText } from './UserText.tsx';

type ApplicationFactsProps = {
  application: ExpertApplication;
  /** Facts that only the reader of this page gets. */
  more?: Readonly<Record<string, ReactNode>>;
};

/** All contents of an application, with its images. */
export function ApplicationFacts({ application, more }: ApplicationFactsProps) {
  const { game_id, best_rank, achievements, proofs, created_at } = application;
  return (
    <KeyValues
      facts={{
        '游戏 ID': game_id,
        最高段位: best_rank,
        提交时间: formatDateTime(created_at),
        ...more,
        成绩与经历: <UserText>{achievements}</UserText>,
        证明图片: <ProofImages images={proofs} />,
      }}
    />
  );
}
