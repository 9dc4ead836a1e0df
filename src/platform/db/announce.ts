import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The channel on which processes tell each other what a committed write touched. */
export const cacheTagsChannel = 'cache_tags'

// PostgreSQL refuses a payload of 8000 bytes or more.
const maxPayloadBytes = 7_500

/** Tells every process these cache tags at commit, and nobody after a rollback; call it inside the transaction. */
export const announce = async (tx: Db, tags: readonly string[]) => {
  for (const payload of payloadsOf([...new Set(tags)])) {
    await tx.execute(sql`select pg_notify(${cacheTagsChannel}, ${payload})`)
  }
}

/** Reads one announced payload back. */
export const announcedTags = (payload: string): readonly string[] => {
  const tags: unknown = JSON.parse(payload)
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

const payloadsOf = (tags: readonly string[]): readonly string[] => {
  if (tags.length === 0) return []
  const payload = JSON.stringify(tags)
  if (tags.length === 1 || Buffer.byteLength(payload) <= maxPayloadBytes) return [payload]
  const middle = Math.ceil(tags.length / 2)
  return [...payloadsOf(tags.slice(0, middle)), ...payloadsOf(tags.slice(middle))]
}
