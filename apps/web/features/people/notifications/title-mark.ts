const MARK = /^\(\d+\) 轮到你 · /;

/** A title with the mark of so many calls that the visitor has not seen; without any, the title alone. */
export function markedTitle(title: string, count: number): string {
  const plain = title.replace(MARK, '');
  return count > 0 ? `(${count}) 轮到你 · ${plain}` : plain;
}
