/** Days of the site begin at midnight in Shanghai, which knows no summer time. */
export const SITE_TIME_ZONE = 'Asia/Shanghai';

/** How far Shanghai's clock is ahead of UTC. */
export const SITE_AHEAD_MS = 8 * 3_600_000;
