import { createHash, randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { auditLog } from './audit.table.ts'
import { auditSeals } from './audit-seals.table.ts'

type Entry = typeof auditLog.$inferSelect

/** Read and sealed at once. */
const atOnce = 500

/**
 * An entry whose transaction ends late has a lower id than some that are sealed. It is looked for among so many, because
 * to look through all of the log each minute would take ever longer.
 */
const mostLate = 10_000

/** The hash that the first seal continues. */
export const beginning = '0'.repeat(64)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The same text for the same value, whatever the order of its fields. */
const inFixedOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inFixedOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, inFixedOrder(each)])
}

/** Of what an entry loses when a person is erased. */
const contentHash = (salt: string, { actorId, before, after }: Entry) =>
  sha256(JSON.stringify([salt, actorId, inFixedOrder(before), inFixedOrder(after)]))

interface Sealed {
  readonly no: number
  readonly content: string
  readonly previous: string
}

const sealHash = (
  { id, at, actorRole, action, subjectKind, subjectId }: Entry,
  { no, content, previous }: Sealed,
) =>
  sha256(
    JSON.stringify([previous, no, id, at.toISOString(), actorRole, action, subjectKind, subjectId, content]),
  )

/** The last seal of the chain. */
const findHead = async (db: Db) => {
  const [head] = await db.select().from(auditSeals).orderBy(desc(auditSeals.no)).limit(1)
  return { no: head?.no ?? 0, hash: head?.hash ?? beginning }
}

/**
 * Seals the entries that have no seal yet, some at once; returns how many. Entries are sealed after their transactions,
 * because a chain that each of them continued would let no two of them run at once.
 */
export const sealSome = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${auditSeals} in exclusive mode`)
    const [{ newest = 0 } = {}] = await tx
      .select({ newest: sql`coalesce(max(${auditSeals.entryId}), 0)`.mapWith(Number) })
      .from(auditSeals)
    const entries = await tx
      .select({ entry: auditLog })
      .from(auditLog)
      .leftJoin(auditSeals, eq(auditSeals.entryId, auditLog.id))
      .where(and(isNull(auditSeals.no), gt(auditLog.id, newest - mostLate)))
      .orderBy(asc(auditLog.id))
      .limit(atOnce)
    let { no, hash } = await findHead(tx)
    const seals = entries.map(({ entry }) => {
      no++
      const salt = randomBytes(16).toString('hex')
      const content = contentHash(salt, entry)
      hash = sealHash(entry, { no, content, previous: hash })
      return { no, entryId: entry.id, salt, content, hash }
    })
    if (seals.length > 0) await tx.insert(auditSeals).values(seals)
    return seals.length
  })

/** Seals every entry that has no seal yet. */
export const sealLog = async (db: Db) => {
  while ((await sealSome(db)) === atOnce);
}

export interface LogFault {
  readonly no: number
  readonly entryId: number
  readonly why: 'missing' | 'changed' | 'broken'
}

/** Whether a person was erased from an entry: only entries about accounts quote a person. */
const isErased = ({ subjectKind, before, after }: Entry) =>
  subjectKind === 'account' && before === null && after === null

/**
 * Walks the chain from its beginning: whether each entry is there, unchanged and in its place. Returns the first fault,
 * the number of seals, the hash of the last, and how many entries wait for their seal.
 */
export const verifyLog = async (db: Db) => {
  let previous = beginning
  let no = 0
  let fault: LogFault | undefined
  for (let isMore = true; isMore && !fault; ) {
    const rows = await db
      .select({ seal: auditSeals, entry: auditLog })
      .from(auditSeals)
      .leftJoin(auditLog, eq(auditLog.id, auditSeals.entryId))
      .where(gt(auditSeals.no, no))
      .orderBy(asc(auditSeals.no))
      .limit(atOnce)
    for (const { seal, entry } of rows) {
      no++
      const why = faultOf(entry, { seal, no, previous })
      if (why) {
        fault = { no: seal.no, entryId: seal.entryId, why }
        break
      }
      previous = seal.hash
    }
    isMore = rows.length === atOnce
  }
  const waiting = (await db.$count(auditLog)) - (await db.$count(auditSeals))
  return { fault, seals: no, head: previous, waiting }
}

interface Place {
  readonly seal: typeof auditSeals.$inferSelect
  readonly no: number
  readonly previous: string
}

const faultOf = (entry: Entry | null, { seal, no, previous }: Place): LogFault['why'] | undefined => {
  if (!entry) return 'missing'
  if (seal.no !== no || seal.hash !== sealHash(entry, { no, content: seal.content, previous }))
    return 'broken'
  if (seal.salt === null) return isErased(entry) ? undefined : 'changed'
  return contentHash(seal.salt, entry) === seal.content ? undefined : 'changed'
}
