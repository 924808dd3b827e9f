import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import type { SeasonByHandView } from '@pailei/contracts/play/seasons/season-by-hand';
import { imageOf } from '@pailei/contracts/site/uploads/image-address';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { FinalScore, HonourStage } from './HonourStage.tsx';

type Props = { page: ChampionPageView; entered: SeasonByHandView };

/** A season that was played elsewhere, as the staff entered it: no table, no road, no links. */
export function PastChampion({ page, entered }: Props) {
  const { places, roster, is_team } = entered;
  return (
    <>
      <PastStage page={page} entered={entered} />
      {page.content.intro !== '' && (
        <p className="my-6 max-w-[64ch] whitespace-pre-line text-text-2">{page.content.intro}</p>
      )}
      <div className="mt-8 grid grid-cols-2 items-start gap-x-12 gap-y-10 max-wide:grid-cols-1">
        {places.length > 0 && (
          <section aria-label="名次">
            <SectionHeader title="名次" />
            <ol className="border-t border-line-1">
              {[{ place: 1, name: entered.champion }, ...places].map(({ place, name }, index) => (
                <li key={index} className="flex items-center gap-4 border-b border-line-1 py-2.5 text-14">
                  <b className={place === 1 ? 'w-8 font-num text-16 text-jin-text' : 'w-8 font-num text-16'}>{place}</b>
                  <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {roster.length > 0 && (
          <section aria-label="冠军阵容">
            <SectionHeader title="冠军阵容" />
            <ul className="border-t border-line-1">
              {roster.map((name, index) => (
                <li key={index} className="flex items-center gap-3 border-b border-line-1 py-2.5 text-14">
                  <Avatar name={name} size={32} />
                  <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                  {is_team && index === 0 && <small className="text-text-2">队长</small>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function PastStage({ page, entered: { champion, final, picture_id } }: Props) {
  const mark =
    picture_id === null ? (
      <Avatar name={champion} size={144} phoneSize={112} />
    ) : (
      <img
        className="h-56 max-w-full rounded-panel object-cover max-tablet:h-40"
        src={imageOf(picture_id, 'card')}
        alt={`${page.name}的图片`}
      />
    );
  return (
    <HonourStage page={page} aside={<Tag isOutlined>由管理员手工录入</Tag>} mark={mark} champion={champion}>
      {final && (
        <FinalScore label="决赛" wins={final.wins} losses={final.losses}>
          <span className="wrap-anywhere">{final.opponent}</span>
        </FinalScore>
      )}
    </HonourStage>
  );
}
