import { type Log, silentLog } from '../log/log.ts'
import type { Database } from './database.ts'
import { openFolderDatabase, openMemoryDatabase } from './embedded/embedded-database.ts'
import { openServerDatabase } from './server/server-database.ts'

/** Where the data lies: on a server when there is a `url`, else in a folder, or in memory for a test. */
export type DatabasePlace =
  | { readonly url: string; readonly log?: Log }
  | { readonly url?: undefined; readonly dataDir: string }
  | { readonly memory: true }

/** Opens the database; whatever is wrong with the place is told by a StartupError in one sentence. */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  if ('memory' in place) return openMemoryDatabase()
  if (place.url !== undefined) return openServerDatabase({ ...place, log: place.log ?? silentLog() })
  return openFolderDatabase(place.dataDir)
}
