import { openDatabase } from '../../platform/db/open-database.ts'
import { brokenLaws } from './money-laws.ts'

/** The rules about money that the house in this folder violates, which no process has open. */
export const lawsOfFolder = async (dataDir: string) => {
  const database = await openDatabase({ dataDir })
  try {
    return await brokenLaws(database.db)
  } finally {
    await database.close()
  }
}
