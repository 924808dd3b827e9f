import type { JobFailure } from '@pailei/contracts/site/jobs/jobs.api';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { jobText } from './job-labels.ts';
import { useDismissJob, useRetryJob } from './jobs.api.ts';

export function FailureDetail({ failure }: { failure: JobFailure }) {
  const [isDismissing, setDismissing] = useState(false);
  const retry = useRetryJob();
  return (
    <>
      <KeyValues
        facts={{
          失败原因: <span className="font-mono text-12">{failure.error}</span>,
          任务编号: <span className="font-mono text-12">{failure.job_key}</span>,
          参数: <span className="font-mono text-12">{JSON.stringify(failure.payload)}</span>,
          首次失败: formatDateTime(failure.first_failed_at),
          重试: failure.retried_at && formatDateTime(failure.retried_at),
          处理: failure.resolution && (failure.resolution === 'done' ? '重试成功' : '已忽略'),
        }}
      />
      {failure.state !== 'resolved' && (
        <div className="flex items-center gap-2 mt-3">
          <Button
            size="sm"
            icon={<RotateCcw size={14} />}
            pending={retry.isPending}
            onClick={() => void afterCommand(retry.mutateAsync(failure.id), { doneText: '任务已重新排队' })}
          >
            重试任务
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setDismissing(true)}>
            忽略
          </Button>
        </div>
      )}
      {isDismissing && <DismissDialog failure={failure} onClose={() => setDismissing(false)} />}
    </>
  );
}

function DismissDialog({ failure, onClose }: { failure: JobFailure; onClose: () => void }) {
  const dismiss = useDismissJob();
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`忽略「${jobText(failure.name)}」`}
      description="任务不再重试，并移到已处理。"
      label="原因"
      confirmLabel="忽略任务"
      maxLength={SHORT_REASON_MAX}
      pending={dismiss.isPending}
      error={dismiss.error}
      onConfirm={(reason) => dismiss.mutate({ id: failure.id, reason }, { onSuccess: onClose })}
    />
  );
}
