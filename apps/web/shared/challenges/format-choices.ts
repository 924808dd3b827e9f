import { parametersOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleFormat, BattleFormatCode, FormatParameters } from '@pailei/domain/battles/settings';

type Parameter = Exclude<keyof FormatParameters, 'size'>;

type ChoiceOf<P extends Parameter> = {
  readonly parameter: P;
  readonly label: string;
  /** Its label in a row of several. */
  readonly row_label: string;
  /** What is written before a chosen option, in a row and in a sentence. */
  readonly before: { readonly in_row: string; readonly in_sentence: string };
  readonly options: readonly { readonly value: FormatParameters[P]; readonly label: string; readonly hint: string }[];
};

/** A parameter that a format leaves to choose, beside the number of players. */
export type FormatChoice = { readonly [P in Parameter]: ChoiceOf<P> }[Parameter];

const AS_IT_IS = { in_row: '', in_sentence: '' };
const AFTER_TIE = { in_row: '打平：', in_sentence: '打平后' };

const DECIDED: ChoiceOf<'decided'> = {
  parameter: 'decided',
  label: '胜负',
  row_label: '何时分出胜负',
  before: AS_IT_IS,
  options: [
    { value: 'majority', label: '过半即定', hint: '先赢下过半的台即获胜，其余各台不再进行。' },
    { value: 'all_played', label: '打完所有台', hint: '所有台都打完，胜台多者获胜。' },
  ],
};

const TIE: ChoiceOf<'tie'> = {
  parameter: 'tie',
  label: '打平之后',
  row_label: '打平之后',
  before: AFTER_TIE,
  options: [
    { value: 'games_then_ace', label: '比胜局，再加赛', hint: '胜台相同先比总胜局，仍相同则双方各派一人加赛。' },
    { value: 'ace', label: '加赛王牌盘', hint: '胜台相同时双方各派一人加赛一局。' },
    { value: 'draw', label: '算平局', hint: '胜台相同就以平局结束。' },
  ],
};

const ORDER: ChoiceOf<'order'> = {
  parameter: 'order',
  label: '出场顺序',
  row_label: '出场顺序',
  before: AS_IT_IS,
  options: [
    { value: 'fixed', label: '固定顺序', hint: '出场顺序在名单中定好，轮到时才公开。' },
    { value: 'free', label: '自由派人', hint: '即车轮战：下一位由负方队长当场派出。' },
  ],
};

const REVIVAL: ChoiceOf<'revival'> = {
  parameter: 'revival',
  label: '复活',
  row_label: '复活',
  before: AS_IT_IS,
  options: [
    { value: false, label: '不可复活', hint: '落败的队员不再上场。' },
    { value: true, label: '复活一次', hint: '全员落败之后，每队可有一人再战一次。' },
  ],
};

const DECIDER: ChoiceOf<'decider'> = {
  parameter: 'decider',
  label: '打平之后',
  row_label: '打平之后',
  before: AFTER_TIE,
  options: [
    { value: 'board', label: '加赛决胜台', hint: '1 比 1 时双方各派一人加赛一局。' },
    { value: 'games', label: '比总胜局', hint: '1 比 1 时比总胜局，相同为平局。' },
  ],
};

/** How a format is filled in: what it is in a sentence, and what it leaves to choose. */
export type FormatForm = { readonly hint: string; readonly choices: readonly FormatChoice[] };

export const FORMAT_FORMS: Readonly<Record<BattleFormatCode, FormatForm>> = {
  boards: { hint: '名单第几位打第几台，各台同时进行。', choices: [DECIDED, TIE] },
  winner_stays: { hint: '胜者守擂，负者换人，先让对方全员落败者胜。', choices: [ORDER, REVIVAL] },
  relay: { hint: '双方轮流上场打一个长系列，卡组出自全队的卡组池。', choices: [] },
  co_op: { hint: '双方各一人对局，最多两名参谋同席。', choices: [] },
  two_v_two: { hint: '双方各两人，两台同时进行。', choices: [DECIDER] },
  scheveningen: { hint: '每人与对方每人各打一局，胜局多者获胜。', choices: [] },
  conquest_team: { hint: '每台双方暗派一人，赢过的人不再上场。', choices: [] },
};

export const chosenOption = ({ parameter, options }: FormatChoice, chosen: Partial<FormatParameters>) =>
  options.find(({ value }) => value === chosen[parameter]);

/** The parameter with the option of this text, the way controls name their values. */
export function parameterOf({ parameter, options }: FormatChoice, text: string): Partial<FormatParameters> {
  const option = options.find(({ value }) => String(value) === text);
  return option ? { [parameter]: option.value } : {};
}

/** How a battle of this format is won, in a few words; null where the format leaves no choice. */
export function winText(format: BattleFormat): string | null {
  const chosen = parametersOf(format);
  const parts = FORMAT_FORMS[format.code].choices.map(
    (choice) => `${choice.before.in_sentence}${chosenOption(choice, chosen)?.label ?? ''}`,
  );
  return parts.length === 0 ? null : parts.join('，');
}
