import { toast } from '../../../../shared/ui/feedback/toast.ts';

/** What a dialog does when its command is done: say so and close. */
export const closeWith = (doneText: string, onClose: () => void) => ({
  onSuccess: () => {
    toast.success(doneText);
    onClose();
  },
});
