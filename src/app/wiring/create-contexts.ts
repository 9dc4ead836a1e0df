import { type Caller, type Context, noVisitor, type Visitor } from '../../platform/context/context.ts'
import type { TagBus } from '../../platform/context/tag-bus.ts'
import { announce } from '../../platform/db/announce.ts'
import type { Translate } from '../../platform/http/refusals/refusal.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Language } from '../../shared/i18n/languages.ts'

interface Process
  extends Pick<
    Context,
    | 'db'
    | 'clock'
    | 'resident'
    | 'media'
    | 'jobs'
    | 'tokens'
    | 'printer'
    | 'payments'
    | 'demoPayments'
    | 'paidFor'
    | 'publicUrl'
    | 'sendsMail'
    | 'hasKnownSecrets'
    | 'isDemo'
    | 'personalData'
  > {
  readonly bus: TagBus
  readonly translate: Translate
  /** Marks the announcements of this process. */
  readonly processId: string
}

interface Visit {
  readonly log: Log
  readonly lng: Language
  readonly caller: Caller | null
  readonly visitor?: Visitor
  readonly reads?: Context['reads']
}

export type CreateContext = (visit: Visit) => Context

const addAll = (set: Set<string>, more: readonly string[]) => {
  for (const one of more) set.add(one)
}

const ignore = () => undefined

/** Creates the context of each request from the open resources of the process. */
export const createContexts = ({ bus, processId, translate, ...held }: Process): CreateContext => {
  const write: Context['write'] = async (work) => {
    const tags = new Set<string>()
    const result = await held.db.transaction(async (tx) => {
      const answer = await work({ db: tx, announce: (...more) => addAll(tags, more) })
      await announce(tx, { from: processId, tags: [...tags] })
      return answer
    })
    if (tags.size > 0) await bus.publish([...tags])
    return result
  }
  return ({ log, lng, caller, visitor = noVisitor, reads = ignore }) => ({
    ...held,
    log,
    lng,
    say: (key, values) => translate(lng, key, values),
    caller,
    visitor,
    reads,
    write,
    // Only a call of the API can carry a key: there the dispatcher replaces this function.
    once: write,
  })
}
