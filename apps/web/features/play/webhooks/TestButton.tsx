import { Button } from '../../../shared/ui/actions/Button.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { useTestWebhook } from './webhooks.api.ts';

export function TestButton({ id }: { id: string }) {
  const test = useTestWebhook();
  return (
    <Button
      size="sm"
      variant="ghost"
      pending={test.isPending}
      onClick={() => test.mutate(id, { onSuccess: () => toast.success('测试消息已发出，结果见推送记录') })}
    >
      发送测试
    </Button>
  );
}
