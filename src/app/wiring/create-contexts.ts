import type { Clock } from '../../platform/clock.ts'
import type { Caller, Context } from '../../platform/context/context.ts'
import type { Residents } from '../../platform/context/residents.ts'
import type { TagBus } from '../../platform/context/tag-bus.ts'
import { announce } from '../../platform/db/announce.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Language } from '../../shared/i18n/languages.ts'

interface Process {
  readonly db: Db
  readonly clock: Clock
  readonly bus: TagBus
  readonly resident: Residents
}

interface Visit {
  readonly log: Log
  readonly lng: Language
  readonly caller: Caller | null
  readonly reads?: Context['reads']
}

export type CreateContext = (visit: Visit) => Context

const addAll = (set: Set<string>, more: readonly string[]) => {
  for (const one of more) set.add(one)
}

const ignore = () => undefined

/** Makes the context of each request out of what the process holds open. */
export const createContexts =
  ({ db, clock, bus, resident }: Process): CreateContext =>
  ({ log, lng, caller, reads = ignore }) => ({
    db,
    clock,
    log,
    lng,
    caller,
    resident,
    reads,
    write: async (work) => {
      const tags = new Set<string>()
      const result = await db.transaction(async (tx) => {
        const answer = await work({ db: tx, announce: (...more) => addAll(tags, more) })
        await announce(tx, [...tags])
        return answer
      })
      if (tags.size > 0) await bus.publish([...tags])
      return result
    },
  })
