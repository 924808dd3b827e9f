import { sharePicturePath } from '@pailei/contracts/http/share-pictures';

import type { PageHead, ShownPage } from '../../../../shared/navigation/page.ts';
import { championQuery } from '../seasons.api.ts';
import { numberIn } from './season-number.ts';

export function championHead({ url, queries }: ShownPage): PageHead {
  const page = queries.getQueryData(championQuery(numberIn(new URL(url).pathname) ?? 0).queryKey);
  if (page?.by_hand)
    return { description: `S${page.number} ${page.name}冠军${page.by_hand.champion}：决赛、名次与阵容。` };
  const champion = page?.team ?? page?.account;
  if (!page || !champion) return { description: '赛季的冠军、最终名次和冠军历程。' };
  return {
    description: `S${page.number} ${page.name}冠军${champion.name}：冠军历程、卡组、名局与最终名次。`,
    picture: sharePicturePath({ kind: 'seasons', id: String(page.number) }, Date.parse(page.closed_at)),
  };
}
