import { generalError } from '@pailei/contracts/http/errors';
import { storedImageId } from '@pailei/contracts/site/uploads/image-address';
import { isId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { keepFile } from '../../site/uploads/attach-files.ts';

/**
 * Keeps the uploaded image of a product for good: it may stand at several products, and orders show it when the product
 * has another one. False when it is an image of ours that does not exist (any more).
 */
export async function keepImage(trx: Trx, url: string, now: string): Promise<boolean> {
  const id = storedImageId(url);
  if (id === undefined) return true;
  return isId(id) && (await keepFile(trx, id, 'product_image', now));
}

export const IMAGE_GONE_TEXT = '图片不存在或已过期，请重新上传';

/** Throws 422 at `image_url`. */
export async function requireImage(trx: Trx, url: string, now: string): Promise<void> {
  if (await keepImage(trx, url, now)) return;
  throw generalError('invalid_request', { image_url: IMAGE_GONE_TEXT });
}
