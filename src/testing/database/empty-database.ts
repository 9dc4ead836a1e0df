import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/**
 * Deletes every row outside the table `migrations`, with all triggers disabled, for tests that start over many times.
 * Deleting rows is much faster than truncating tables, which creates new files for each.
 */
export const emptyDatabase = (db: Db) =>
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
