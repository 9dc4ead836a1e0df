import { demoAccounts, demoPassword } from '../../../db/seed/demo-accounts.ts'
import { seedDemoHouse } from '../../../db/seed/demo-house.ts'
import type { Progress } from '../../../db/seed/draw-sheets.ts'
import { atDrawingDesk } from '../../../db/seed/drawing-desk.ts'
import { addressesWithAccount } from '../../features/accounts/server/accounts.repository.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import type { System } from './open-system.ts'

const tellEvery = 10

/**
 * Fills an empty embedded database with the demo house, telling whoever waits how far it is; what is not seen first is
 * drawn once the house is open. A real database is left alone.
 */
export const prepareHouse = async ({ config, database, createContext, prepareJobs, log }: System) => {
  if (database.kind !== 'embedded' || !config.demoHouse) return
  const ctx = createContext({ log, lng: defaultLanguage, caller: null })
  const onProgress = ({ done, total }: Progress) => {
    if (done % tellEvery === 0) process.stdout.write(`  The demo house: ${done} of ${total} pictures drawn\n`)
  }
  await prepareJobs()
  await seedDemoHouse({ ctx, desk: atDrawingDesk, drawn: 'for-opening', onProgress })
}

/** The demo accounts that still stand, as lines for the terminal. */
export const demoAccountLines = async ({ database, config }: System): Promise<readonly string[]> => {
  if (config.mode === 'production' && database.kind === 'server') return []
  const standing = await addressesWithAccount(
    database.db,
    demoAccounts.map(({ email }) => email),
  )
  if (standing.length === 0) return []
  return ['Demo accounts:', ...standing.map((email) => `  ${email}`), `  password: ${demoPassword}`]
}
