import { toast } from '../feedback/toast.ts';
import { writeClipboard } from './write-clipboard.ts';

/** Copies a text and shows a toast; `what` names it. */
export async function copyText(text: string, what: string): Promise<void> {
  if (await writeClipboard(text)) toast.success(`已复制${what}`);
  else toast.error('复制失败，请手动选中复制');
}
