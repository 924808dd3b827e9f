import { useJob } from '../../../../shared/live/useTopics.ts';
import { Progress } from '../../../../shared/ui/feedback/Progress.tsx';
import { useNewestImportId } from './useNewestImportId.ts';

/** The import that is under way, as far as it is now; nothing otherwise. */
export function RunningImport() {
  const job = useJob(useNewestImportId()).state;
  if (job?.status !== 'queued' && job?.status !== 'running') return null;
  const { status, total, done } = job;
  return (
    <div className="mb-4 grid gap-2.5 rounded-control bg-sunken px-4 py-3.5" role="status">
      <div className="flex items-center justify-between gap-2 text-13">
        <b>{status === 'queued' ? '等待开始' : total === 0 ? '正在读取' : '正在写入'}</b>
        {total > 0 && (
          <span className="font-num font-semibold text-text-2">
            {done} / {total}
          </span>
        )}
      </div>
      <Progress label="导入进度" value={done} max={total} tone="lv" />
    </div>
  );
}
