import type { z } from 'zod'
import type { ApiCall } from '../../shared/api/client.ts'
import type { Endpoint, EndpointKey } from '../../shared/api/contract.ts'
import type { Context } from '../context/context.ts'
import { requireAccess } from './access.ts'
import type { ApiModule, ImplementedEndpoint } from './implement.ts'
import { InvalidInput } from './invalid-input.ts'

/** Runs any call of the API, for HTTP and for server rendering alike: same permission, same validation. */
export interface Dispatcher {
  readonly endpoints: readonly ImplementedEndpoint[]
  readonly call: (ctx: Context, key: EndpointKey, call: ApiCall) => Promise<unknown>
}

interface DispatcherOptions {
  readonly modules: readonly ApiModule[]
  /** In tests each answer is held against its schema, so that the contract cannot lie. */
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
      const answer = await implemented.handler(ctx, parseInput(implemented.endpoint, call) as never)
      if (checkAnswers) implemented.endpoint.answer.parse(answer)
      return answer
    },
  }
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
