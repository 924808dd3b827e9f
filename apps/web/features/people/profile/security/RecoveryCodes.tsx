import { Copy, Download } from 'lucide-react';

import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { saveFile } from '../../../../shared/ui/actions/save-file.ts';

/** The codes, for the only time that they are seen. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  const download = () =>
    saveFile(new Blob([`牌擂恢复码，每个只能用一次\n\n${text}\n`], { type: 'text/plain' }), '牌擂恢复码.txt');
  return (
    <div className="grid gap-4">
      <Note tone="huang">手机不在身边时，用恢复码登录，每个只能用一次。它们只显示这一次，请现在保存。</Note>
      <ul
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-surface-2 p-4 font-mono text-14 select-all"
        aria-label="恢复码"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<Copy size={16} />} onClick={() => void copyText(text, ` ${codes.length} 个恢复码`)}>
          复制
        </Button>
        <Button icon={<Download size={16} />} onClick={download}>
          下载
        </Button>
      </div>
    </div>
  );
}
