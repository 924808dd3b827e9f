import { holdsRight } from '@pailei/domain/rights/rights';
import { Gavel } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { openCasesAtom } from '../../../shared/state/staff.atoms.ts';
import { IconButton } from '../../../shared/ui/actions/IconButton.tsx';

const MAX_SHOWN = 99;

/** Of the header, for the staff: how much waits for a referee, and the way there. */
export function CasesButton() {
  const count = useAtomValue(openCasesAtom);
  const navigate = useNavigate();
  if (!holdsRight('referee', useAtomValue(userAtom))) return null;
  const label = count === 0 ? '裁判台' : `裁判台，${count} 件待裁`;
  return (
    <IconButton label={label} onClick={() => void navigate('/referee')}>
      <Gavel size={18} />
      {count > 0 && (
        <span
          className="absolute top-px right-0 h-4 min-w-4 rounded-[8px] bg-zhu-fill px-1 text-center font-num text-12 leading-4 font-semibold text-on-fill"
          aria-hidden="true"
        >
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </IconButton>
  );
}
