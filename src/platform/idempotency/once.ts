import { and, eq } from 'drizzle-orm'
import type { EndpointKey } from '../../shared/api/contract.ts'
import type { Json } from '../../shared/json.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import { dateOf } from '../clock.ts'
import type { Caller, Context } from '../context/context.ts'
import type { Write } from '../context/write.ts'
import type { Db } from '../db/database.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

/** One request of one caller, under the key that the caller sent. */
export interface KeyedCall {
  readonly caller: Pick<Caller, 'id'> | null
  readonly endpoint: EndpointKey
  readonly key: string
  /** Identifies the content of the request. */
  readonly requestHash: string
}

/** The caller id of a caller without a session; no account has this id. */
const guest = 'guest'

const rowOf = ({ caller, endpoint, key }: KeyedCall) => ({ callerId: caller?.id ?? guest, endpoint, key })

const isRow = (call: KeyedCall) => {
  const { callerId, endpoint, key } = rowOf(call)
  return and(
    eq(idempotencyKeys.callerId, callerId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  )
}

/** Takes the key if it is free; waits for a running call that holds the key. */
const takeKey = async (db: Db, call: KeyedCall, createdAt: Date) => {
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...rowOf(call), requestHash: call.requestHash, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return taken.length > 0
}

/** The stored answer of the key, as JSON. */
const findAnswer = async (db: Db, call: KeyedCall) => {
  const [kept] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isRow(call))
  // The key was deleted after it was found taken: a retry finds it free.
  if (!kept?.answer) throw requestErrors.serviceBusy()
  if (kept.requestHash !== call.requestHash) throw requestErrors.keyReused()
  return kept.answer
}

/**
 * `ctx.once` under a key. The first answer is parsed from its own JSON, so that later answers are equal to it, whatever
 * JSON makes of a value.
 */
export const onceUnder = (
  { write, clock }: Pick<Context, 'write' | 'clock'>,
  call: KeyedCall,
): Context['once'] => {
  let isDone = false
  return async <T extends Json>(work: (tx: Write) => Promise<T>) => {
    // The second piece of work would get the answer of the first one.
    if (isDone) throw new Error(`${call.endpoint} does two things once`)
    const json = await write(async (tx) => {
      const createdAt = dateOf(clock.now())
      if (!(await takeKey(tx.db, call, createdAt))) return findAnswer(tx.db, call)
      const answer = JSON.stringify(await work(tx))
      await tx.db.update(idempotencyKeys).set({ answer }).where(isRow(call))
      return answer
    })
    isDone = true
    const answer: T = JSON.parse(json)
    return answer
  }
}
