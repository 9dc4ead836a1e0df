import type { z } from 'zod'
import type { ApiCall } from '../../shared/api/client.ts'
import type { Endpoint, EndpointKey, Upload } from '../../shared/api/contract.ts'
import { AppError } from '../../shared/errors.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import { requireAccess } from './access.ts'
import type { ApiModule, ImplementedEndpoint } from './implement.ts'
import { InvalidInput } from './invalid-input.ts'
import type { ReceivedUpload } from './read-upload.ts'

/** A call as it arrives; the body of an upload is read when the caller may send one, and not before. */
export interface ArrivingCall extends ApiCall {
  readonly receive?: ((upload: Upload) => Promise<ReceivedUpload>) | undefined
}

/** Runs any call of the API, for HTTP and for server rendering alike: same permission, same validation. */
export interface Dispatcher {
  readonly endpoints: readonly ImplementedEndpoint[]
  readonly call: (ctx: Context, key: EndpointKey, call: ArrivingCall) => Promise<unknown>
}

interface DispatcherOptions {
  readonly modules: readonly ApiModule[]
  /** In tests and while developing each answer is held against its schema, and each conflict, so that the contract cannot lie. */
  readonly checkAnswers?: boolean
}

export const createDispatcher = ({ modules, checkAnswers = false }: DispatcherOptions): Dispatcher => {
  const endpoints = modules.flatMap((module) => module.endpoints)
  const byKey = new Map(endpoints.map((implemented) => [implemented.key, implemented]))
  if (byKey.size !== endpoints.length) throw new Error('Two slices declare the same endpoint')
  return {
    endpoints,
    call: async (ctx, key, call) => {
      const implemented = byKey.get(key)
      if (!implemented) throw new Error(`No slice implements ${key}`)
      requireAccess(implemented.endpoint.access, ctx.caller)
      const { endpoint, handler } = implemented
      const received = endpoint.upload && (await receiveUpload(endpoint.upload, call))
      const input = parseInput(endpoint, { ...call, ...received })
      const answer = handler(ctx, { ...input, files: received?.files } as never)
      return checkAnswers ? checked(implemented, answer) : answer
    },
  }
}

const checked = async ({ key, endpoint }: ImplementedEndpoint, answer: Promise<unknown>) => {
  try {
    const answered = await answer
    endpoint.answer.parse(answered)
    return answered
  } catch (error) {
    const isUndeclared = error instanceof AppError && error.kind === 'conflict' && !endpoint.conflicts
    throw isUndeclared ? new Error(`${key} does not declare its conflicts`, { cause: error }) : error
  }
}

const receiveUpload = (upload: Upload, { receive }: ArrivingCall) => {
  if (!receive) throw requestErrors.unsupportedContent()
  return receive(upload)
}

const parseInput = (endpoint: Endpoint, call: ApiCall) => ({
  params: parsePart(endpoint.params, call.params),
  query: parsePart(endpoint.query, call.query),
  body: parsePart(endpoint.body, call.body),
})

const parsePart = (schema: z.ZodType | undefined, value: unknown) => {
  if (!schema) return undefined
  const parsed = schema.safeParse(value ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new InvalidInput(parsed.error)
}
