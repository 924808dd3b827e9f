import { SITE_TIME_ZONE } from '@pailei/domain/site-time/zone';

const FORMAT = new Intl.DateTimeFormat('zh-CN', {
  timeZone: SITE_TIME_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in texts that the server writes, where nobody's own clock is known. */
export function siteTimeText(iso: string): string {
  return `${FORMAT.format(new Date(iso))}（北京时间）`;
}
