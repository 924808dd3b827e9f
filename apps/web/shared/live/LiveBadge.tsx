import { LiveBadge as FilledBadge } from '../ui/marks/StatusMark.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { useAsOfText } from './AsOf.tsx';

/** The live badge of what is on the page: without a connection it goes out, and says until when the page is right. */
export function LiveBadge({ label }: { label?: string }) {
  const asOfText = useAsOfText();
  if (asOfText !== null) return <Tag>{label ?? asOfText}</Tag>;
  return <FilledBadge {...(label !== undefined && { label })} />;
}
