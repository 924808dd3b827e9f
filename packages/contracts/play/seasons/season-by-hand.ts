import {
  PAST_NAME_MAX,
  PAST_PLACES_MAX,
  PAST_ROSTER_MAX,
  PAST_WINS_MAX,
  placesFault,
} from '@pailei/domain/seasons/season-by-hand';
import { SEASON_INTRO_MAX } from '@pailei/domain/seasons/champions';
import { z } from 'zod';
import { idSchema } from '../../http/endpoint.ts';
import { longText, nameText } from '../../http/typed-text.ts';

const nameOf = (what: string) =>
  nameText(`请输入${what}`).min(1, `请输入${what}`).max(PAST_NAME_MAX, `${what}最多 ${PAST_NAME_MAX} 个字符`);
const WINS = `胜局应为 0–${PAST_WINS_MAX} 的整数`;
const wins = z.number(WINS).int(WINS).min(0, WINS).max(PAST_WINS_MAX, WINS);
const PLACES = '名次应从 2 起依次写，并列的写同一个名次';

/** A season that was played elsewhere, as the staff enter it. */
export const seasonByHandBody = z.strictObject({
  champion: nameOf('冠军'),
  is_team: z.boolean('请选择选手或战队'),
  final: z.nullable(
    z
      .strictObject({ opponent: nameOf('决赛对手'), wins, losses: wins })
      .refine((final) => final.wins > final.losses, { path: ['losses'], message: '冠军的胜局应多于对手' }),
  ),
  places: z
    .array(z.strictObject({ place: z.number(PLACES).int(PLACES), name: nameOf('名称') }))
    .max(PAST_PLACES_MAX, `名次最多 ${PAST_PLACES_MAX} 个`)
    .superRefine((places, context) => {
      if (placesFault(places) !== null) context.addIssue({ code: 'custom', message: PLACES });
    }),
  roster: z.array(nameOf('队员')).max(PAST_ROSTER_MAX, `阵容最多 ${PAST_ROSTER_MAX} 人`),
  picture_id: z.nullable(idSchema),
});

export const introBody = longText('请输入简介').max(SEASON_INTRO_MAX, `简介最多 ${SEASON_INTRO_MAX} 个字符`);

/** The same on its way out. */
export const seasonByHandSchema = z.strictObject({
  champion: z.string(),
  is_team: z.boolean(),
  final: z.nullable(z.strictObject({ opponent: z.string(), wins: z.number(), losses: z.number() })),
  places: z.array(z.strictObject({ place: z.number(), name: z.string() })),
  roster: z.array(z.string()),
  picture_id: z.nullable(z.string()),
});
export type SeasonByHandView = z.output<typeof seasonByHandSchema>;
