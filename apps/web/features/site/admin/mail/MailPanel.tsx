import { MAIL_KIND_TEXTS, MAIL_STATE_TEXTS } from '@pailei/contracts/site/mail/mail.api';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { useMail } from './mail.api.ts';

export function MailPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useMail(id);
  return (
    <SidePanel open onClose={onClose} title={data?.subject ?? '邮件'} intro={data && `发给 ${data.to}`}>
      {error ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={4} />}>
          {() =>
            data && (
              <>
                <KeyValues
                  facts={{
                    类型: MAIL_KIND_TEXTS[data.kind],
                    状态: MAIL_STATE_TEXTS[data.state],
                    尝试: `${data.attempts} 次`,
                    错误: data.error,
                    创建: formatDateTime(data.created_at),
                    发出: data.sent_at && formatDateTime(data.sent_at),
                  }}
                />
                <pre className="mt-4 rounded-control bg-sunken p-4 font-mono text-13 wrap-anywhere whitespace-pre-wrap">
                  {data.text ?? '邮件已发出，正文不再保留。'}
                </pre>
              </>
            )
          }
        </Loading>
      )}
    </SidePanel>
  );
}
