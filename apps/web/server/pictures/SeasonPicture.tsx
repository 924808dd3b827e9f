import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import { seasonTitle } from '@pailei/contracts/play/seasons/season-texts';

import { crestUrl } from './crest-url.ts';
import { COLORS } from './look.ts';
import { Avatar, Fact, Frame, Mark, Text } from './parts.tsx';

type SeasonPictureProps = { page: ChampionPageView; picture: string | undefined };

/** The champion of an ended season, in gold. */
export function SeasonPicture({ page, picture }: SeasonPictureProps) {
  const champion = page.team ?? page.account;
  const name = champion?.name ?? page.by_hand?.champion ?? '并列第一，没有冠军';
  return (
    <Frame mark={<Mark text="冠军" color={COLORS.gold} isFilled={false} />}>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 34, marginLeft: 9, gap: 48 }}>
        {champion?.crest ? (
          <img src={picture ?? crestUrl(champion.crest.style)} width={184} height={184} alt="" />
        ) : (
          <Avatar name={name} size={184} picture={picture} ring={COLORS.goldFill} />
        )}
        <div style={{ display: 'flex', flexDirection: 'column', width: 800, gap: 10 }}>
          <Text text={seasonTitle(page)} size={32} style={{ color: COLORS.gold }} />
          <Text text={name} size={name.length > 10 ? 60 : 76} lines={2} style={{ fontWeight: 700 }} />
        </div>
      </div>
      {champion && (
        <div style={{ display: 'flex', flexGrow: 1, alignItems: 'flex-end', gap: 96 }}>
          <Fact value={String(champion.row.points)} name="赛季分" color={COLORS.gold} />
          <Fact value={`${champion.row.wins}–${champion.row.losses}`} name="胜–负" />
          <Fact value={String(champion.row.titles)} name="次夺冠" />
        </div>
      )}
    </Frame>
  );
}
