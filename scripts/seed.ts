import process from 'node:process'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { readConfig } from '../src/platform/config/config.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { inProject } from './setup/project.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say, showProgress } from './setup/say.mjs'

/** The demo writes the letters of the house, which are JSX: Node cannot load them by itself. */
const loadSeeding = () =>
  runnerImport<typeof import('./seed-house.ts')>(inProject('scripts/seed-house.ts'), { configFile: false })

const readScale = () => {
  const { scale } = parseArgs({ options: { scale: { type: 'string' } } }).values
  if (scale !== undefined && scale !== 'large') throw new Refusal('The one scale is « large ».')
  return scale
}

/** Fills an empty database, embedded or not, with the demo house; on a server, also with what many years bring. */
const seed = async () => {
  const config = readConfig(process.env)
  const scale = readScale()
  if (config.mode === 'production' && config.databaseUrl) {
    throw new Refusal(
      'The demo house is not for a real database: unset NODE_ENV=production, or DATABASE_URL.',
    )
  }
  if (scale && !config.databaseUrl)
    throw new Refusal('A large house is for a PostgreSQL server: set DATABASE_URL.')
  const { module } = await loadSeeding()
  const seeded = await module.seedDemo(config)
  say(seeded ? 'The demo house stands.' : 'There are pieces in this database already: nothing was changed.')
  if (scale && !seeded) throw new Refusal('A large house begins in an empty database.')
  if (scale) {
    await showProgress('Entering 100,000 orders, 50,000 customers, 10,000 visits and 5,000 pieces', () =>
      module.seedLarge(config),
    )
  }
  return 0
}

await runCommandLine(seed)
