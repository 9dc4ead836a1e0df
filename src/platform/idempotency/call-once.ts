import { createHash } from 'node:crypto'
import type { ApiCall } from '../../shared/api/client.ts'
import type { EndpointKey, UploadedFile } from '../../shared/api/contract.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import { onceUnder } from './once.ts'
import { requestHash } from './request-hash.ts'

/** Between 1 and 255 visible characters of ASCII. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/

/** Reads the key of a call, or refuses it. */
export const readKey = ({ idempotencyKey }: Pick<ApiCall, 'idempotencyKey'>) => {
  if (idempotencyKey === undefined || idempotencyKeyPattern.test(idempotencyKey)) return idempotencyKey
  throw requestErrors.keyUnreadable()
}

interface SentOnce {
  readonly files?: readonly UploadedFile[] | undefined
}

interface CallOnce {
  readonly endpoint: EndpointKey
  readonly key: string | undefined
  /** The parsed input, so that two ways of writing the same input are equal. */
  readonly input: SentOnce
}

/** A file is compared by its bytes, whatever its name is. */
const comparable = ({ files, ...input }: SentOnce) => ({
  ...input,
  files: files?.map(({ field, bytes }) => ({
    field,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })),
})

/** The hash is keyed, so that a reader of the rows cannot guess what was sent, such as a card number. */
const hashOf = ({ tokens }: Context, input: SentOnce) => tokens.pseudonym(requestHash(comparable(input)))

/** The context of a call that may carry a key; `wasUsed` tells whether the handler has called `once`. */
export const callOnce = (ctx: Context, { endpoint, key, input }: CallOnce) => {
  let used = false
  const once =
    key === undefined
      ? ctx.once
      : onceUnder(ctx, { caller: ctx.caller, endpoint, key, requestHash: hashOf(ctx, input) })
  const own: Context = {
    ...ctx,
    once: (work) => {
      used = true
      return once(work)
    },
  }
  return { ctx: own, wasUsed: () => used }
}
