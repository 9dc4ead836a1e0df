import { readConfig } from '../src/platform/config/config.ts'
import { writeBackup } from './archive/write-backup.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { say, showProgress } from './setup/say.mjs'

await runCommandLine(async () => {
  const madeAt = new Date()
  const day = madeAt.toISOString().slice(0, 19).replaceAll(':', '-')
  const archive = process.argv[2] ?? `backups/${day}.tar.gz`
  const installation = readConfig(process.env)
  await showProgress('Writing the backup', () => writeBackup({ installation, archive, madeAt }))
  say(`The backup is ${archive}. Restore it with: npm run restore -- ${archive}`)
  return 0
})
