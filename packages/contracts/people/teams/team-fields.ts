import { CREST_COLOURS, CREST_MOTIFS, CREST_SILHOUETTES } from '@pailei/domain/teams/crest/types';
import { RECRUITING_MODES } from '@pailei/domain/teams/types';
import {
  REQUEST_MESSAGE_MAX,
  ROLE_TAG_MAX,
  SLOGAN_MAX,
  TEAM_DESCRIPTION_MAX,
  TEAM_NAME_MAX,
  TEAM_NAME_MIN,
  TEAM_TAG_MAX,
  WANTED_MAX,
} from '@pailei/domain/teams/limits';
import { z } from 'zod';
import { idSchema } from '../../http/endpoint.ts';
import { lineText, longText, nameText } from '../../http/typed-text.ts';

const NAME_PATTERN = /^[\p{Script=Han}\p{L}\p{N}]+(?:[ ·_-][\p{Script=Han}\p{L}\p{N}]+)*$/u;
const TAG_PATTERN = /^[\p{Script=Han}A-Za-z0-9]+$/u;

/** Characters as people count them: one outside the basic plane is one, not two. */
const lengthOf = (text: string): number => Array.from(text).length;

export const teamNameSchema = nameText('请输入战队名称')
  .normalize('NFKC')
  .refine((text) => lengthOf(text) >= TEAM_NAME_MIN, `战队名称至少 ${TEAM_NAME_MIN} 个字符`)
  .refine((text) => lengthOf(text) <= TEAM_NAME_MAX, `战队名称最多 ${TEAM_NAME_MAX} 个字符`)
  .regex(NAME_PATTERN, '战队名称只能包含文字与数字，中间可用一个空格、间隔号、下划线或连字符');

export const teamTagSchema = nameText('请输入战队标签')
  .normalize('NFKC')
  .min(1, '请输入战队标签')
  .refine((text) => lengthOf(text) <= TEAM_TAG_MAX, `战队标签最多 ${TEAM_TAG_MAX} 个字符`)
  .regex(TAG_PATTERN, '战队标签只能包含中文、字母和数字');

const sloganField = lineText('请输入口号').max(SLOGAN_MAX, `口号最多 ${SLOGAN_MAX} 个字符`);
const descriptionField = longText('请输入战队介绍').max(
  TEAM_DESCRIPTION_MAX,
  `战队介绍最多 ${TEAM_DESCRIPTION_MAX} 个字符`,
);

const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** Ids of classes; that the deck rules know them is the service's to check. */
export const classesField = z
  .array(lineText('职业无效').max(20, '职业无效'), '请选择职业')
  .max(WANTED_MAX, `最多选择 ${WANTED_MAX} 个职业`)
  .refine(unique, '职业不能重复');

const rolesField = z
  .array(lineText('定位无效').min(1, '定位不能为空').max(ROLE_TAG_MAX, `定位最多 ${ROLE_TAG_MAX} 个字符`), '请选择定位')
  .max(WANTED_MAX, `最多选择 ${WANTED_MAX} 个定位`)
  .refine(unique, '定位不能重复');

export const recruitingField = z.enum(RECRUITING_MODES, { error: '请选择招募方式' });

export const crestStyleSchema = z.strictObject({
  silhouette: z.enum(CREST_SILHOUETTES, { error: '请选择队徽外形' }),
  motif: z.enum(CREST_MOTIFS, { error: '请选择队徽图案' }),
  colour: z.enum(CREST_COLOURS, { error: '请选择队徽颜色' }),
});

/** `image_id`: an uploaded image that stands in the place of the generated crest. */
const crestField = z.strictObject({
  seed: z.number('队徽无效').int('队徽无效').min(0, '队徽无效').max(0xffff_ffff, '队徽无效'),
  style: crestStyleSchema,
  image_id: z.nullable(idSchema).default(null),
});

/** What its captain may change at any time; the name and the tag stand once the team is approved. */
const profileFields = {
  crest: crestField,
  slogan: sloganField.default(''),
  description: descriptionField.default(''),
  recruiting: recruitingField,
  wanted_classes: classesField.default([]),
  wanted_roles: rolesField.default([]),
  takes_challenges: z.boolean('取值应为 true 或 false').default(true).describe('是否接受其他战队的约战'),
};

export const newTeamBody = z.strictObject({ name: teamNameSchema, tag: teamTagSchema, ...profileFields });
export const teamProfileBody = z.strictObject(profileFields);

export const requestMessage = longText('请输入留言')
  .max(REQUEST_MESSAGE_MAX, `留言最多 ${REQUEST_MESSAGE_MAX} 个字符`)
  .default('');
