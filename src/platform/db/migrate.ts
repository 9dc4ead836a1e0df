import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Session } from './database.ts'
import { migrationFailure } from './migration-failure.ts'
import { StartupError } from './startup-error.ts'

interface Migration {
  readonly name: string
  readonly checksum: string
  readonly text: string
}

interface MigrationProgress {
  readonly done: number
  readonly total: number
}

/**
 * Applies the `NNNN-name.sql` files that are new and returns what it applied. Each file is one transaction; of two
 * processes that start together one waits for the other. It refuses a history that no longer matches the files.
 */
export const migrate = async (
  database: Database,
  folder: string,
  onProgress?: (progress: MigrationProgress) => void,
): Promise<readonly string[]> => {
  const files = readMigrations(folder)
  return database.exclusively('migrations', async (session) => {
    const pending = await pendingOf(session, files)
    for (const [place, migration] of pending.entries()) {
      await apply(session, migration)
      onProgress?.({ done: place + 1, total: pending.length })
    }
    return pending.map(({ name }) => name)
  })
}

const readMigrations = (folder: string): readonly Migration[] =>
  namesIn(folder).map((file) => {
    // A checkout on Windows may change the line ends, which does not change the migration.
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    return {
      name: file.slice(0, -'.sql'.length),
      text,
      checksum: createHash('sha256').update(text).digest('hex'),
    }
  })

const namesIn = (folder: string) => {
  const names = filesIn(folder).filter((file) => file.endsWith('.sql'))
  const stranger = names.find((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  if (stranger)
    throw new StartupError(`The migration ${stranger} is not named like 0001-what-it-does.sql: rename it.`)
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice)
    throw new StartupError(`Two migrations carry the number ${twice}: give the newer one the next number.`)
  return names.sort()
}

const filesIn = (folder: string) => {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new StartupError(`The migrations are not in ${folder}: start from the folder of the project.`, {
      cause: error,
    })
  }
}

const pendingOf = async (session: Session, files: readonly Migration[]) => {
  const applied = await readApplied(session)
  for (const { name, checksum } of applied) {
    const file = files.find((each) => each.name === name)
    if (!file)
      throw new StartupError(
        `The database has the migration ${name}, which this version does not know: start the newer version, or restore a backup made by this one.`,
      )
    if (file.checksum !== checksum)
      throw new StartupError(
        `The migration ${name} was changed after it was applied: put its file back and write the change as a new migration.`,
      )
  }
  return files.filter((file) => !applied.some(({ name }) => name === file.name))
}

const readApplied = async (session: Session) => {
  try {
    const { rows: found } = await session.query(`select to_regclass('migrations') as "table"`)
    if (!found[0]?.table) await createHistory(session)
    const { rows } = await session.query('select name, checksum from migrations order by name')
    return rows.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }))
  } catch (error) {
    throw migrationFailure('migrations', error)
  }
}

const createHistory = (session: Session) =>
  session.query(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )

const apply = (session: Session, { name, checksum, text }: Migration) =>
  session
    .transaction(async (connection) => {
      await connection.query(text)
      await connection.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    })
    .catch((error: unknown) => {
      throw migrationFailure(name, error)
    })
