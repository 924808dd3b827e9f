/** Bars stand for rounds or players; the first of them are those who come through. */
export type DiagramBox = { readonly label: string; readonly bars: number; readonly through: number };
export type DiagramColumn = {
  readonly title: string;
  readonly shape: 'entrants' | 'group' | 'match';
  readonly boxes: readonly DiagramBox[];
  /** Whether two boxes of the column before lead into one of this. */
  readonly isTree: boolean;
};

export const box = (label: string, bars = 0, through = 0): DiagramBox => ({ label, bars, through });

export function column(title: string, shape: DiagramColumn['shape'], boxes: readonly DiagramBox[], isTree = false) {
  return { title, shape, boxes, isTree };
}
