import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/**
 * Deletes every row but what the migrations left, past all guards, for tests that begin anew many times. Rows go far
 * quicker than tables are truncated, each of which is given new files.
 */
export const emptyHouse = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      do $$
      declare name text;
      begin
        for name in select table_name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'
        loop execute format('delete from %I', name);
        end loop;
      end $$`)
  })
