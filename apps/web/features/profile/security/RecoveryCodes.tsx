import { Copy, Download } from 'lucide-react';

import { Button } from '../../../shared/ui/Button.tsx';
import { Note } from '../../../shared/ui/Note.tsx';
import { saveFile } from '../../../shared/ui/save-file.ts';
import { toast } from '../../../shared/ui/toast.ts';

/** The codes, for the only time that they are seen. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(`已复制 ${codes.length} 个恢复码`),
      () => toast.error('复制失败，请手动选中复制'),
    );
  const download = () =>
    saveFile(new Blob([`牌擂恢复码，每个只能用一次\n\n${text}\n`], { type: 'text/plain' }), '牌擂恢复码.txt');
  return (
    <div className="grid gap-4">
      <Note tone="huang">手机不在身边时，用恢复码登录，每个只能用一次。它们只显示这一次，请现在保存。</Note>
      <ul className="codes" aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row wrap">
        <Button icon={<Copy size={16} />} onClick={() => void copy()}>
          复制
        </Button>
        <Button icon={<Download size={16} />} onClick={download}>
          下载
        </Button>
      </div>
    </div>
  );
}
