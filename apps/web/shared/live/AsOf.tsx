import { useAtomValue } from '../state/jotai.ts';
import { preciseClockText } from '../ui/time/time.format.ts';
import { asOfAtom } from './connection.atoms.ts';

/** Until when the page is right, as a sentence; null while it is current. */
export function useAsOfText(): string | null {
  const asOf = useAtomValue(asOfAtom);
  return asOf === null ? null : `截至 ${preciseClockText(new Date(asOf))}`;
}

export function AsOf() {
  const text = useAsOfText();
  return text && <span className="text-12 whitespace-nowrap text-text-2">{text}</span>;
}
