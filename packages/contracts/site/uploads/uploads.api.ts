import { z } from 'zod';
import { fileEndpoint } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { IMAGE_SIZES } from './image-address.ts';

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 16_000_000;
/** A side of millions of pixels costs seconds, however small the area is. */
export const IMAGE_MAX_SIDE = 10_000;
/** What a file input offers; the server looks at the content alone. */
export const IMAGE_ACCEPT = 'image/jpeg,image/png,image/gif,.jpg,.jpeg,.png,.gif';

/** What an image is for: it decides who may see it. */
export const FILE_PURPOSES = [
  'expert_proof',
  'product_image',
  'team_crest',
  'event_banner',
  'match_evidence',
  'season_picture',
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** `width` and `height` in px of the full copy. */
export const storedImageSchema = z.object({ id: z.string(), width: z.number(), height: z.number() });
export type StoredImage = z.output<typeof storedImageSchema>;

export const uploadsApi = {
  /** Public images by plain address; of private ones the owner's and the admins' calls with their token only. */
  file: fileEndpoint({
    method: 'GET',
    path: '/files/:id/:size',
    access: 'public',
    summary: '已上传的图片',
    params: z.object({ id: z.string().max(64), size: z.enum(IMAGE_SIZES, '请求的资源不存在') }),
    media_type: 'image/webp',
  }),
};

export const UPLOAD_ERRORS = {
  image_missing: [422, '请选择图片'],
  image_too_large: [413, '图片不能超过 5 MB'],
  image_type: [422, '只支持 jpg、jpeg、png 或 gif 图片'],
  image_pixels: [422, '图片尺寸过大，最多 1600 万像素'],
  image_side: [422, '图片过长或过宽，每边最多 10000 像素'],
  image_animated: [422, '请上传静态图片，不支持动图'],
  image_broken: [422, '图片无法读取，请换一张'],
  too_many_files: [422, '一次只能上传一张图片'],
  form_invalid: [422, '上传的内容无法识别'],
} as const satisfies ErrorTable;
