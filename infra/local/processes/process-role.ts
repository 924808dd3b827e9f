import pg from 'pg';

/** The role that api, hub and worker log in as. */
export const PROCESS_ROLE = 'pailei_app';

const ATTRIBUTES = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Makes the role of the processes on the embedded PostgreSQL, or gives an existing one its password and limits again. */
export async function ensureProcessRole(ownerUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The statements hold the password: a failed one must not be written to the server's log.
    await client.query("set log_min_error_statement = 'panic'");
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PROCESS_ROLE]);
    const verb = rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${PROCESS_ROLE} ${ATTRIBUTES} password ${pg.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}
