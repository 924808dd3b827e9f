import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsExample, settingsTable } from '@pailei/local/settings';

const ROOT = join(import.meta.dirname, '..');
const OPERATIONS = join(ROOT, 'docs/operations.md');
const TABLE = /\| Setting \| Default \|[\s\S]*?(?=\n\n)/;

// `npm run settings`: writes the settings into .env.example and the table of docs/operations.md
writeFileSync(join(ROOT, '.env.example'), settingsExample());
writeFileSync(
  OPERATIONS,
  readFileSync(OPERATIONS, 'utf8').replace(TABLE, () => settingsTable()),
);
process.stdout.write('.env.example and docs/operations.md have the settings as they are.\n');
