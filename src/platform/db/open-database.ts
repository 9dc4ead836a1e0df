import { type Log, silentLog } from '../log/log.ts'
import type { Database } from './database.ts'
import { openFolderDatabase, openMemoryDatabase } from './embedded/embedded-database.ts'
import { openServerDatabase } from './server/server-database.ts'

/** The place of the data: a server when there is a `url`, else a folder, or memory for a test. */
export type DatabasePlace =
  | { readonly url: string; readonly log?: Log }
  | { readonly url?: undefined; readonly dataDir: string }
  | { readonly memory: true }

/** Opens the database; any problem with its place becomes a StartupError of one sentence. */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  if ('memory' in place) return openMemoryDatabase()
  if (place.url !== undefined) return openServerDatabase({ ...place, log: place.log ?? silentLog() })
  return openFolderDatabase(place.dataDir)
}
