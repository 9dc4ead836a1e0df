import { runnerImport } from 'vite'
import { readConfig } from '../src/platform/config/config.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { inProject } from './setup/project.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'

/** The demo writes the letters of the house, which are JSX: Node cannot load them by itself. */
const loadSeeding = () =>
  runnerImport<typeof import('./seed-house.ts')>(inProject('scripts/seed-house.ts'), { configFile: false })

/** Fills an empty database, embedded or not, with the demo house. */
const seed = async () => {
  const config = readConfig(process.env)
  if (config.mode === 'production' && config.databaseUrl) {
    throw new Refusal(
      'The demo house is not for a real database: unset NODE_ENV=production, or DATABASE_URL.',
    )
  }
  const { module } = await loadSeeding()
  const seeded = await module.seedDemo(config)
  say(seeded ? 'The demo house stands.' : 'There are pieces in this database already: nothing was changed.')
  return 0
}

await runCommandLine(seed)
