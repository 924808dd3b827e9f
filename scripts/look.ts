import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_ADDRESSES } from '@pailei/contracts/http/page-addresses';

import { comparePictures } from './look/compare.ts';
import { takePictures, type Role } from './look/pictures.ts';

const USAGE = `npm run look -- http://localhost:3000 [--as guest|user|referee|admin] [--folder .data/look] [--accounts FILE] [/path …]
npm run look -- compare <folder before> <folder after>`;
const ROLES: readonly string[] = ['guest', 'user', 'referee', 'admin'] satisfies Role[];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string', default: 'guest' },
    folder: { type: 'string', default: '.data/look' },
    accounts: { type: 'string', default: '.data/demo-accounts.json' },
  },
});
const [first = '', ...others] = positionals;
const isRole = (name: string): name is Role => ROLES.includes(name);

/** Every page whose address names nothing. */
const plainPages = () =>
  Object.entries(PAGE_ADDRESSES)
    .filter(([path, subject]) => subject === null && !path.includes(':'))
    .map(([path]) => path);

async function compare(before: string, after: string): Promise<void> {
  const folder = join(after, 'differences');
  const differences = await comparePictures(before, after, folder);
  for (const { name, share, grownBy } of differences) {
    if (share === 0) continue;
    const height = grownBy === 0 ? '' : `  height ${grownBy > 0 ? '+' : ''}${grownBy}`;
    process.stdout.write(`${share === null ? 'missing' : `${(share * 100).toFixed(2)} %`}  ${name}${height}\n`);
  }
  const equal = differences.filter(({ share }) => share === 0).length;
  process.stdout.write(`${equal} of ${differences.length} pictures are equal; the others stand in ${folder}\n`);
}

if (first === 'compare' && others.length === 2) {
  await compare(others[0] ?? '', others[1] ?? '');
} else if (URL.canParse(first) && isRole(values.as)) {
  await takePictures({
    url: first.replace(/\/$/, ''),
    folder: values.folder,
    role: values.as,
    accountsFile: values.accounts,
    paths: others.length > 0 ? others : plainPages(),
  });
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
