import type { ExpertApplication } from '@pailei/contracts/people/experts/experts.api';
import { uploadsApi, type StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import type { ReactNode } from 'react';

import { KeyValues } from '../../../shared/ui/data/KeyValues.tsx';
import { api } from '../../../shared/api/api.ts';
import { PrivateImages } from '../../../shared/uploads/PrivateImages.tsx';
import type { ImageSource } from '../../../shared/uploads/usePrivateImage.ts';
import { formatDateTime } from '../../../shared/ui/time/time.format.ts';
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
        证明图片: <Proofs images={proofs} />,
      }}
    />
  );
}

const PROOFS: ImageSource = {
  key: ['proof'],
  load: (id, size, signal) => api.file(uploadsApi.file, { params: { id, size }, signal }),
};

function Proofs({ images }: { images: readonly StoredImage[] }) {
  if (images.length === 0) return <p className="text-13 text-text-3">没有上传图片。</p>;
  return <PrivateImages images={images} label="证明图片" source={PROOFS} />;
}
