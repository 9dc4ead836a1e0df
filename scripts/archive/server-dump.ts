import { openServerDatabase } from '../../src/platform/db/server/server-database.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import { runQuietly } from '../setup/processes.mjs'
import { Refusal } from '../setup/refusal.mjs'

export const dumpName = 'database.dump'

/** The password goes by the environment: what stands on a command line can be read by every user of the machine. */
const addressOf = (url: string) => {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { dbname: address.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } }
}

interface Tool {
  readonly file: 'pg_dump' | 'pg_restore'
  readonly url: string
  readonly args: readonly string[]
}

const runTool = async ({ file, url, args }: Tool) => {
  const { dbname, env } = addressOf(url)
  const { code, output } = await runQuietly({ file, args: [`--dbname=${dbname}`, ...args], env })
  if (code !== 0) throw new Refusal(`${file} failed: ${output}`)
}

/** A consistent copy of a database on a server, taken while it is in use. */
export const dumpServer = ({ url, file }: { url: string; file: string }) =>
  runTool({ file: 'pg_dump', url, args: ['--format=custom', '--no-owner', `--file=${file}`] })

/** All of it or nothing: the restore is one transaction. */
export const restoreServer = ({ url, file }: { url: string; file: string }) =>
  runTool({
    file: 'pg_restore',
    url,
    args: ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error', file],
  })

export const isServerEmpty = async (url: string) => {
  const database = await openServerDatabase({ url, log: silentLog() })
  try {
    const { rows } = await database.connection.query(
      `select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
    )
    return rows.length === 0
  } finally {
    await database.close()
  }
}
