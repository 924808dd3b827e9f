import { messageOf } from '../../api/error-text.ts';
import { toast } from './toast.ts';

type Ending = { doneText: string; onClose?: () => void; onError?: (error: unknown) => void };

/**
 * What follows a command: say that it is done and close. The live view may take away the row or the dialog that sent it before
 * the answer comes, so this hangs on the command itself. Without `onError` whoever sent it shows the error.
 */
export async function afterCommand(command: Promise<unknown>, { doneText, onClose, onError }: Ending): Promise<void> {
  try {
    await command;
  } catch (error) {
    onError?.(error);
    return;
  }
  toast.success(doneText);
  onClose?.();
}

export const toastError = (error: unknown): void => toast.error(messageOf(error));
