import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Resident } from '../../../platform/context/residents.ts'
import type { Db } from '../../../platform/db/database.ts'
import { settingsTable } from './settings.table.ts'

interface RecordOptions<Shape extends z.ZodRawShape> {
  /** The name of the row, and the tag that is announced when it changes. */
  readonly subject: string
  readonly schema: z.ZodObject<Shape>
  readonly defaults: z.output<z.ZodObject<Shape>>
}

/** A record of the settings: the stored values, and the defaults for the rest; readers get it from memory. */
export const storedRecord = <Shape extends z.ZodRawShape>({
  subject,
  schema,
  defaults,
}: RecordOptions<Shape>) => {
  type Kept = z.output<z.ZodObject<Shape>>

  /** The record with its version, which is 0 before the first change, and the fields that still have example values. */
  const find = async (db: Db) => {
    const [row] = await db.select().from(settingsTable).where(eq(settingsTable.subject, subject))
    const changes = schema.partial().parse(row?.changes ?? {})
    return {
      values: schema.parse({ ...defaults, ...changes }) as Kept,
      version: row?.version ?? 0,
      examples: Object.keys(schema.shape).filter((field) => !Object.hasOwn(changes, field)),
    }
  }

  const read = async (db: Db): Promise<Kept> => (await find(db)).values

  const resident: Resident<Kept> = {
    load: read,
    refresh: async (kept, tags, db) => (tags.includes(subject) ? read(db) : kept),
  }
  return { tag: subject, schema, defaults, find, read, resident }
}
