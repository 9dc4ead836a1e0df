import { parseArgs } from 'node:util'
import { readConfig } from '../src/platform/config/config.ts'
import { restoreBackup } from './archive/restore-backup.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say, showProgress } from './setup/say.mjs'

await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' } },
  })
  const [archive] = positionals
  if (archive === undefined) throw new Refusal('Usage: npm run restore -- <archive.tar.gz> [--force]')
  const installation = readConfig(process.env)
  const isForced = values.force === true
  const aside = await showProgress('Restoring the backup', () =>
    restoreBackup({ installation, archive, isForced }),
  )
  say('The backup is restored.')
  if (aside !== undefined) say(`What it replaced is in ${aside}: delete it when you no longer need it.`)
  return 0
})
