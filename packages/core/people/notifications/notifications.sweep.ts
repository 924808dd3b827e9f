import { trimAfterDays } from '@pailei/db/trim';

export const trimNotifications = trimAfterDays('notification', 'created_at', 90);
