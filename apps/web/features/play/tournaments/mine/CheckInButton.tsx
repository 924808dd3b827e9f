import { Check } from 'lucide-react';

import { TaskActions } from '../../../../shared/match-room/TaskPanel.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';

type CheckInButtonProps = { isPending: boolean; onCheckIn: () => void };

export function CheckInButton({ isPending, onCheckIn }: CheckInButtonProps) {
  return (
    <TaskActions>
      <Button
        className="max-tablet:flex-1"
        variant="primary"
        size="lg"
        icon={<Check size={16} />}
        pending={isPending}
        onClick={onCheckIn}
      >
        签到
      </Button>
    </TaskActions>
  );
}
