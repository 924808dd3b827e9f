/** What an address of the overlay follows: this battle's running board, one board of it, or whatever battle a team plays. */
export type OverlaySubject =
  | { readonly kind: 'battle'; readonly id: string }
  | { readonly kind: 'board'; readonly id: string; readonly board: number }
  | { readonly kind: 'team'; readonly id: string };

type LayoutTexts = { readonly layout: string; readonly name: string; readonly note: string };

/** Layouts in the order in which a caster needs them. Those of a match go from board to board by themselves. */
export const OVERLAY_LAYOUTS: readonly LayoutTexts[] = [
  { layout: 'battle-bar', name: '团队战比分条', note: '两队、总比分、进行中的台' },
  { layout: 'bar', name: '单台比分条', note: '当前一台的选手、比分与卡组' },
  { layout: 'lower-third', name: '单台下方条', note: '当前一台，占画面左下角' },
  { layout: 'full', name: '单台全屏', note: '局间全屏，当前一台' },
  { layout: 'line-up', name: '出战名单', note: '只含已公开的人选' },
  { layout: 'ring', name: '擂台', note: '台上双方、每台胜者、剩余人数' },
  { layout: 'boards', name: '各台对阵', note: '所有台同屏' },
  { layout: 'next-player', name: '下一位', note: '派人倒计时与待上场的人' },
];

const PARAMETERS: { readonly [K in OverlaySubject['kind']]: (subject: OverlaySubject & { kind: K }) => string } = {
  battle: ({ id }) => `battle=${id}`,
  board: ({ id, board }) => `battle=${id}&board=${board}`,
  team: ({ id }) => `team=${id}`,
};

/** Path of the overlay for a browser source. */
export function overlayPath(subject: OverlaySubject, layout: string): string {
  const parameter = PARAMETERS[subject.kind] as (subject: OverlaySubject) => string;
  return `/match-view?${parameter(subject)}&layout=${layout}`;
}
