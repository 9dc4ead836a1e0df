import { seedDemoHouse } from '../db/seed/demo-house.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { withHouseContext } from './house-context.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'

/** Fills an empty database, embedded or not, with the demo house. */
const seed = async () => {
  const config = readConfig(process.env)
  if (config.mode === 'production' && config.databaseUrl) {
    throw new Refusal(
      'The demo house is not for a real database: unset NODE_ENV=production, or DATABASE_URL.',
    )
  }
  const seeded = await withHouseContext(config, seedDemoHouse)
  say(seeded ? 'The demo house stands.' : 'There are pieces in this database already: nothing was changed.')
  return 0
}

await runCommandLine(seed)
