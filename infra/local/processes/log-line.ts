type LogLine = {
  level: string;
  msg: string;
  err?: { message?: string; stack?: string };
  [field: string]: unknown;
};

/** Stand in every line, or have a place of their own. */
const OWN_FIELDS = new Set(['level', 'time', 'process', 'pid', 'hostname', 'msg', 'err']);

/** A line of the processes' log as people read it; any other line as it is. */
export function readableLines(text: string): string[] {
  const line = parse(text);
  if (line === undefined) return [text];
  const { level, msg, err } = line;
  const said = [level === 'info' ? msg : `${level}: ${msg}`, ...(err?.message ? [err.message] : [])].join(': ');
  const details = Object.entries(line)
    .filter(([name]) => !OWN_FIELDS.has(name))
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const stack = level === 'error' || level === 'fatal' ? (err?.stack ?? '').split('\n').slice(1) : [];
  return [details.length > 0 ? `${said} (${details.join(', ')})` : said, ...stack];
}

function parse(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const line = JSON.parse(text) as Partial<LogLine>;
    return typeof line.level === 'string' && typeof line.msg === 'string' ? (line as LogLine) : undefined;
  } catch {
    return undefined;
  }
}
