import { demoAccounts, demoPassword } from '../../../db/seed/demo-accounts.ts'
import { seedDemoHouse } from '../../../db/seed/demo-house.ts'
import { addressesWithAccount } from '../../features/accounts/server/accounts.repository.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import type { System } from './open-system.ts'

const tellEvery = 20

/** Fills an empty embedded database with the demo house, telling whoever waits how far it is; a real database is left alone. */
export const prepareHouse = async ({ config, database, createContext, media, log }: System) => {
  if (database.kind !== 'embedded' || !config.demoHouse) return
  const ctx = createContext({ log, lng: defaultLanguage, caller: null })
  const onProgress = ({ done, total }: { done: number; total: number }) => {
    if (done % tellEvery === 0) process.stdout.write(`  The demo house: ${done} of ${total} pictures drawn\n`)
  }
  await seedDemoHouse({ ctx, media, onProgress })
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
