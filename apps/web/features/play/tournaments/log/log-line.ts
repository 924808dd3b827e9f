import type { TournamentEventOf, TournamentEventType } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** What a line of the log is about. */
export const LINE_KINDS = ['entry', 'course', 'result', 'correction', 'rules', 'field', 'progress'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const LINE_KIND_NAMES: Readonly<Record<LineKind, string>> = {
  entry: '报名',
  course: '赛程',
  result: '结果',
  correction: '更正',
  rules: '规则',
  field: '选手变动',
  progress: '场次进展',
};

export type LogText = {
  readonly kind: LineKind;
  readonly text: string;
  /** Ids of the participants whom it is about. */
  readonly participants?: readonly string[];
};

/** The states around an event. */
export type Around = { readonly before: TournamentState; readonly after: TournamentState };

/** An event of each type as a line. */
export type LineTexts<Type extends TournamentEventType> = {
  readonly [T in Type]: (facts: TournamentEventOf<T>['payload'], around: Around) => LogText;
};
