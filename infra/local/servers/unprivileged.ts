import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { deathSignalPrefix } from '../processes/processes.ts';

const USER_NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

let namespacesWork: boolean | undefined;

function canMapUser(): boolean {
  const [program = '', ...args] = USER_NAMESPACE;
  namespacesWork ??= spawnSync(program, [...args, 'true']).status === 0;
  return namespacesWork;
}

function systemAccount(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([login]) => login === name)).find(Boolean);
  if (account === undefined) throw new Error('No account "postgres" or "nobody" to run the servers as.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

const isRoot = () => process.getuid?.() === 0;

/**
 * A command prefix under which a server never runs as uid 0 and dies with the launcher. As root it maps one uid in a
 * user namespace (works below a 0700 home, files stay root's); where namespaces are forbidden it drops to a system
 * account.
 */
export function serverPrefix(signal: 'INT' | 'TERM'): string[] {
  if (!isRoot()) return deathSignalPrefix(signal);
  if (canMapUser()) return [...USER_NAMESPACE, ...deathSignalPrefix(signal)];
  const { uid, gid } = systemAccount();
  return ['setpriv', '--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups', '--pdeathsig', signal];
}

/** Makes files and folders belong to whom `serverPrefix` runs the server as. A data folder may have been used either way. */
export function giveToServer(...paths: string[]): void {
  if (!isRoot()) return;
  const { uid, gid } = canMapUser() ? { uid: 0, gid: 0 } : systemAccount();
  spawnSync('chown', ['-R', `${uid}:${gid}`, ...paths]);
}
