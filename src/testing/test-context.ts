import type { Caller, Context } from '../platform/context/context.ts'
import { createResidents } from '../platform/context/residents.ts'
import { createTagBus } from '../platform/context/tag-bus.ts'
import { announce } from '../platform/db/announce.ts'
import type { Database } from '../platform/db/database.ts'
import { silentLog } from '../platform/log/log.ts'
import type { Language } from '../shared/i18n/languages.ts'

/** Noon in Paris on a working day, long enough after the demo's dates. */
export const testNow = Temporal.Instant.from('2026-10-14T10:00:00Z')

interface TestProcessOptions {
  readonly database: Database
  readonly now?: Temporal.Instant
}

interface CallOptions {
  readonly lng?: Language
  readonly caller?: Caller | null
}

/** One process of the house without its HTTP: residents, cache tags and a clock that stands until it is moved. */
export const testProcess = ({ database, now = testNow }: TestProcessOptions) => {
  const { db } = database
  const bus = createTagBus()
  const resident = createResidents({ db, bus })
  const announced: string[] = []
  const read: string[] = []
  let instant = now

  const write: Context['write'] = async (work) => {
    const tags: string[] = []
    const result = await db.transaction(async (tx) => {
      const done = await work({ db: tx, announce: (...more) => tags.push(...more) })
      await announce(tx, tags)
      return done
    })
    announced.push(...tags)
    await bus.publish(tags)
    return result
  }

  const context = ({ lng = 'fr', caller = null }: CallOptions = {}): Context => ({
    db,
    clock: { now: () => instant },
    log: silentLog(),
    lng,
    caller,
    resident,
    reads: (...tags) => read.push(...tags),
    write,
  })

  return {
    context,
    bus,
    /** Tags of committed writes, and tags that answers were made from, in order. */
    announced,
    read,
    moveClock: (duration: Temporal.DurationLike) => {
      instant = instant.add(duration)
    },
  }
}

export type TestProcess = ReturnType<typeof testProcess>
