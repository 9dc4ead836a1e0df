import { demoAccounts, demoPassword } from '../../../db/seed/demo-accounts.ts'
import { isUnfurnished, seedDemoHouse } from '../../../db/seed/demo-house.ts'
import { drawDemoShares } from '../../../db/seed/draw-demo-shares.ts'
import type { Progress } from '../../../db/seed/draw-sheets.ts'
import { atDrawingDesk } from '../../../db/seed/drawing-desk.ts'
import { addressesWithAccount } from '../../features/accounts/server/accounts.repository.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import type { InView } from './in-view.ts'
import type { System } from './open-system.ts'

/**
 * Fills an empty embedded database with the demo house, telling whoever waits how far it is; what is not seen first is
 * drawn once the house is open. A real database is left alone.
 */
export const prepareHouse = async (system: System, inView: InView) => {
  const { config, database, createContext, prepareJobs, log } = system
  if (database.kind !== 'embedded' || !config.demoHouse || !(await isUnfurnished(database.db))) return
  const ctx = createContext({ log, lng: defaultLanguage, caller: null })
  await inView('Furnishing the demo house', async (tellHowFar) => {
    const onProgress = ({ done, total }: Progress) => tellHowFar({ done, total, of: 'pictures drawn' })
    await prepareJobs()
    await seedDemoHouse({ ctx, desk: atDrawingDesk, drawn: 'for-opening', onProgress })
    await drawDemoShares(ctx)
  })
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
