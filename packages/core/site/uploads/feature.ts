import type { Feature } from '../../ground/features/feature.ts';
import { createUploadsService, type UploadsService } from './uploads.service.ts';
import { filesCalls } from './files.calls.ts';

export const uploadsFeature = {
  name: 'uploads',
  headings: { files: { name: '头像与图片' } },
  calls: [filesCalls],
  services: { uploads: createUploadsService },
  loops: [
    {
      name: 'loose-uploads',
      every_ms: 600_000,
      pauses_with: null,
      tick: ({ uploads }: { uploads: Pick<UploadsService, 'removeLoose'> }) => uploads.removeLoose(),
    },
  ],
} as const satisfies Feature;
