import { Cast, Share2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { ActionButton } from '../../../../shared/ui/actions/Action.tsx';
import { writeClipboard } from '../../../../shared/ui/actions/write-clipboard.ts';
import { Notice } from './Notice.tsx';

const NOTICE_MS = 3_000;

/** Copies the link to this match, its `path`, or the one for a browser source in OBS. */
export function ShareLinks({ path, matchId }: { path: string; matchId: string }) {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = async (copied: string, done: string) => {
    const address = location.origin + copied;
    setNotice((await writeClipboard(address)) ? done : `请手动复制：${address}`);
  };
  const id = encodeURIComponent(matchId);
  return (
    <div className="flex flex-none items-center gap-2 max-tablet:gap-0">
      <CopyButton
        icon={<Cast size={16} />}
        label="直播叠加"
        onClick={() => void copy(`/match-view?match=${id}`, '直播叠加地址已复制，可作为 OBS 浏览器来源')}
      />
      <CopyButton icon={<Share2 size={16} />} label="分享" onClick={() => void copy(path, '链接已复制')} />
      <Notice text={notice} />
    </div>
  );
}

function CopyButton({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <ActionButton variant="text" className="max-tablet:w-10" onClick={onClick}>
      {icon}
      <span className="max-tablet:sr-only">{label}</span>
    </ActionButton>
  );
}
