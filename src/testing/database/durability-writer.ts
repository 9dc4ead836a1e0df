import { writeSync } from 'node:fs'
import { openDatabase } from '../../platform/db/open-database.ts'

// This runs in a process of its own, which durability.deep.test.ts kills during its work.
const [folder = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir: folder })
await database.connection.query('create table if not exists writes (id integer primary key)')
const { rows } = await database.connection.query('select coalesce(max(id), 0) as last from writes')
for (let id = Number(rows[0]?.last) + 1; ; id += 1) {
  await database.connection.query('insert into writes values ($1)', [id])
  writeSync(1, `${id}\n`)
}
