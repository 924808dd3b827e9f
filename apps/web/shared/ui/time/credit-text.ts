/** `3 分 12 秒` */
export function longDuration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const parts = [
    ...(hours > 0 ? [`${hours} 小时`] : []),
    ...(minutes > 0 ? [`${minutes} 分`] : []),
    ...(hours === 0 && seconds % 60 > 0 ? [`${seconds % 60} 秒`] : []),
  ];
  return parts.join(' ');
}

/** Where no name stands in the sentence; `undefined`: it was maintenance. */
export function outageText({ lost_ms, cause }: { lost_ms: number; cause?: 'outage' }): string | undefined {
  return cause && `网站中断 ${longDuration(lost_ms)}，已补回`;
}
