import { z } from 'zod'
import type { Endpoint } from '../../shared/api/contract.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { largestPage } from '../../shared/pagination.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import { hasRights } from '../../shared/roles.ts'
import { csvFile } from '../../shared/text/csv.ts'
import type { Caller } from '../context/context.ts'

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

/** A value of a row by the names that lead to it. */
type Path = readonly string[]

/** A list of the team as a file: where its rows are in an answer, and what each row has. */
export interface ListFile {
  readonly rows: Path
  readonly columns: readonly Path[]
  readonly heads?: Endpoint['heads']
}

/** What a schema says beside « or nothing ». */
const unwrapped = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

const columnsOf = (schema: JsonSchema, path: Path = []): readonly Path[] =>
  Object.entries(unwrapped(schema).properties ?? {}).flatMap(([name, field]) =>
    unwrapped(field).properties ? columnsOf(field, [...path, name]) : [[...path, name]],
  )

const rowsIn = (schema: JsonSchema, path: Path = []): readonly (readonly [Path, JsonSchema])[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (field.type === 'array' && field.items?.properties) return [[[...path, name], field.items] as const]
    return field.type === 'object' ? rowsIn(field, [...path, name]) : []
  })

/** How a list can be saved as a file; undefined for a call that reads no list from a row on. */
export const listFileOf = ({ query, answer, heads }: Endpoint): ListFile | undefined => {
  if (!(query instanceof z.ZodObject && 'after' in query.shape)) return undefined
  const schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const [found] = rowsIn(schema)
  if (!found) return undefined
  const [rows, row] = found
  if (!heads) return { rows, columns: columnsOf(row) }
  return { rows, columns: columnsOf(row).filter((path) => path.join('.') in heads), heads }
}

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (within, name) =>
      typeof within === 'object' && within !== null && Object.hasOwn(within, name)
        ? (within as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  )

const yesNo = { fr: ['oui', 'non'], en: ['yes', 'no'] } as const

/** A value as a spreadsheet in the language of the reader takes it. */
const cellOf = (value: unknown, lng: Language): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return yesNo[lng][value ? 0 : 1]
  if (typeof value === 'number') return lng === 'fr' ? String(value).replace('.', ',') : String(value)
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  const isPlain = value.every((each) => typeof each !== 'object')
  return isPlain ? value.map((each) => cellOf(each, lng)).join(', ') : String(value.length)
}

/** A whole list leaves the house only with those who read its books, and who have just shown who they are. */
export const requireListFile = (caller: Caller | null) => {
  if (!caller) throw requestErrors.signInRequired()
  if (!hasRights(caller, ['accounting'])) throw requestErrors.accessDenied()
  if (!caller.isFresh) throw requestErrors.freshProofNeeded()
}

/** The query of a page of a file: as many rows as a page may have, from a row on. */
export const pageFrom = (query: Readonly<Record<string, unknown>>, after: string | undefined) => {
  const { page: _page, before: _before, after: _after, ...rest } = query
  return { ...rest, limit: largestPage, ...(after !== undefined && { after }) }
}

interface Pages {
  readonly first: unknown
  readonly next: (after: string) => Promise<unknown>
  /** Called with the number of rows once all are written. */
  readonly ended: (rows: number) => Promise<unknown>
}

/** Writes a list page by page, so that no list has to fit into memory. */
export async function* csvOfList({ rows, columns, heads }: ListFile, pages: Pages, lng: Language) {
  const line = (row: unknown) => columns.map((path) => cellOf(valueAt(row, path), lng))
  const mark = csvFile([])
  const names = columns.map((path) => path.join('.'))
  yield csvFile([names.map((name) => heads?.[name]?.[lng] ?? name)])
  let count = 0
  for (let answer = pages.first; ; ) {
    const found = valueAt(answer, rows)
    if (!Array.isArray(found)) throw new Error('A list has no rows')
    count += found.length
    yield csvFile(found.map(line)).slice(mark.length)
    const last: unknown = valueAt(found.at(-1), ['_id'])
    if (found.length < largestPage || typeof last !== 'string') break
    answer = await pages.next(last)
  }
  await pages.ended(count)
}
