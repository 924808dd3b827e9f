import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';

/** An address that is no page. */
export function NotFoundPage() {
  const ways = (
    <>
      <LinkButton variant="ghost" to="/">
        返回首页
      </LinkButton>
      <LinkButton variant="text" to="/solo-tournaments">
        个人赛大厅
      </LinkButton>
    </>
  );
  return (
    <>
      <h1 className="sr-only">没有找到这个页面</h1>
      <Empty art="cut-rope" title="没有找到" actions={ways}>
        这个地址没有页面。它可能已经移走，或者链接不完整。
      </Empty>
    </>
  );
}
