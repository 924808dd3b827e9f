import { holdsRight } from '@pailei/domain/rights/rights';
import { useEffect } from 'react';

import { useStaff } from '../../../shared/live/useTopics.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { openCasesAtom } from '../../../shared/state/staff.atoms.ts';
import { unattended } from './case-labels.ts';

/** Keeps the staff's own store for every page; nothing for all others. */
export function StaffWatch() {
  return holdsRight('referee', useAtomValue(userAtom)) && <CaseCount />;
}

function CaseCount() {
  const count = unattended(useStaff().state?.cases ?? []);
  const setCount = useSetAtom(openCasesAtom);
  useEffect(() => {
    setCount(count);
    return () => setCount(0);
  }, [count, setCount]);
  return null;
}
