import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './database.ts'

/** The channel on which processes tell each other the cache tags of committed writes. */
export const cacheTagsChannel = 'cache_tags'

// PostgreSQL refuses a payload of 8000 bytes or more.
const maxPayloadBytes = 7_500

/** The message of one process to the others. */
interface Announcement {
  /** The id of the sending process, which ignores its own message: it has handled the event already. */
  readonly from: string
  readonly tags: readonly string[]
}

const announcementSchema = z.object({ from: z.string(), tags: z.array(z.string()) })

/** Sends these cache tags to every process at commit, and nothing after a rollback; call it inside the transaction. */
export const announce = async (tx: Db, { from, tags }: Announcement) => {
  for (const payload of payloadsOf({ from, tags: [...new Set(tags)] })) {
    await tx.execute(sql`select pg_notify(${cacheTagsChannel}, ${payload})`)
  }
}

/** Parses a payload; undefined when it is not one of ours, because any program may notify the channel. */
export const readAnnouncement = (payload: string): Announcement | undefined => {
  try {
    return announcementSchema.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}

const payloadsOf = ({ from, tags }: Announcement): readonly string[] => {
  if (tags.length === 0) return []
  const payload = JSON.stringify({ from, tags })
  if (tags.length === 1 || Buffer.byteLength(payload) <= maxPayloadBytes) return [payload]
  const middle = Math.ceil(tags.length / 2)
  return [tags.slice(0, middle), tags.slice(middle)].flatMap((half) => payloadsOf({ from, tags: half }))
}
