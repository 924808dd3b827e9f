import { Eye } from 'lucide-react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { useView } from './useView.ts';

/** From the team's own view of a battle to that of everybody, and back. */
export function ViewSwitch({ leads }: { leads: boolean }) {
  const [view, choose] = useView();
  if (view === 'spectator') {
    return (
      <Button variant="text" icon={<Seal mark="队" />} onClick={() => choose('console')}>
        <span className="max-tablet:sr-only">{leads ? '回到队长视角' : '回到队员视角'}</span>
      </Button>
    );
  }
  return (
    <>
      <span className="flex items-center gap-2 whitespace-nowrap">
        <Seal mark="队" />
        {leads ? '队长视角' : '队员视角'}
      </span>
      <Button variant="text" icon={<Eye size={16} />} onClick={() => choose('spectator')}>
        <span className="max-tablet:sr-only">看观众视角</span>
      </Button>
    </>
  );
}
