import { useAtomValue } from '../../state/jotai.ts';
import { siteAtom } from '../../state/site.atoms.ts';

/** The ropes behind a standing card in a vermilion seal. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--pl-zhu-fill)" />
      <path d="M5 10.5h22M5 16h22M5 21.5h22" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".85" />
      <rect
        x="10.2"
        y="6.6"
        width="11.6"
        height="18.8"
        rx="2.6"
        fill="#fff"
        stroke="var(--pl-zhu-fill)"
        strokeWidth="1.8"
      />
      <path d="M16 11.6l3 4.4-3 4.4-3-4.4z" fill="var(--pl-zhu-fill)" />
    </svg>
  );
}

/** Mark, wordmark and, while the product is one, the beta flag. */
export function Logo() {
  const { name, is_beta } = useAtomValue(siteAtom);
  return (
    <>
      <LogoMark />
      <span className="font-song text-[22px] leading-none font-black tracking-[.06em]">{name}</span>
      {is_beta && (
        <span className="rounded-seal border border-line-2 px-1 font-num text-[10px]/[14px] font-semibold tracking-widest text-text-3 max-tablet:hidden">
          BETA
        </span>
      )}
    </>
  );
}
