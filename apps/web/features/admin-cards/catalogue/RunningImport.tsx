import { useJob } from '../../../shared/live/useTopics.ts';
import { Progress } from '../../../shared/ui/Progress.tsx';
import { useNewestImportId } from './useNewestImportId.ts';

/** The import that is under way, as far as it is now; nothing otherwise. */
export function RunningImport() {
  const job = useJob(useNewestImportId()).state;
  if (job?.status !== 'queued' && job?.status !== 'running') return null;
  const { status, total, done } = job;
  return (
    <div className="ac-run" role="status">
      <div className="row row--sb s13">
        <b>{status === 'queued' ? '等待开始' : total === 0 ? '正在读取' : '正在写入'}</b>
        {total > 0 && (
          <span className="num t2">
            {done} / {total}
          </span>
        )}
      </div>
      <Progress label="导入进度" value={done} max={total} tone="lv" />
    </div>
  );
}
