#!/bin/sh
# The role of api, hub and worker: it logs in and owns nothing. The migrate service grants it the rows of the tables.
# PostgreSQL's image runs this once, on an empty volume; it may be run again by hand.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\getenv password POSTGRES_APP_PASSWORD
set log_min_error_statement = 'panic';
select 'create role pailei_app' where not exists (select from pg_roles where rolname = 'pailei_app') \gexec
alter role pailei_app login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
SQL
