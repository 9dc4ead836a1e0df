import type { z } from 'zod'
import type { ApiCall } from '../../shared/api/client.ts'
import type { Endpoint, EndpointKey, RawBody, Upload } from '../../shared/api/contract.ts'
import type { AuditedAction } from '../../shared/audit/define-audit.ts'
import { AppError } from '../../shared/errors.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Context } from '../context/context.ts'
import { callOnce, readKey } from '../idempotency/call-once.ts'
import { requireAccess } from './access.ts'
import type { ReceivedUpload } from './bodies/read-upload.ts'
import { unreadableTexts } from './bodies/unreadable-texts.ts'
import type { ApiModule, ImplementedEndpoint } from './implement.ts'
import { InvalidInput } from './refusals/invalid-input.ts'

/** A call as it arrives; the body of an upload is read only after the permission check. */
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
  /**
   * In tests and during development each answer, each conflict and each entry of the audit log is validated against
   * the contract, so that it is always true.
   */
  readonly checkAnswers?: boolean
}

export const createDispatcher = ({ modules, checkAnswers = false }: DispatcherOptions): Dispatcher => {
  const endpoints = modules.flatMap((module) => module.endpoints)
  const byKey = new Map(endpoints.map((implemented) => [implemented.key, implemented]))
  if (byKey.size !== endpoints.length) throw new Error('Two slices declare the same endpoint')
  for (const implemented of endpoints) {
    requireComparable(implemented)
    requireAdmission(implemented)
  }
  return {
    endpoints,
    call: async (ctx, key, call) => {
      const implemented = byKey.get(key)
      if (!implemented) throw new Error(`No slice implements ${key}`)
      requireAccess(implemented.endpoint, ctx.caller, key)
      const input = await takeInput(ctx, implemented, call)
      const run = implemented.endpoint.idempotent ? runOnce : runPlainly
      return run(implemented, { ctx, call, input, checkAnswers })
    },
  }
}

/** The hash of a request does not include signed bytes, so two different requests would be taken for the same one. */
const requireComparable = ({ key, endpoint }: ImplementedEndpoint) => {
  if (endpoint.idempotent && endpoint.rawBody)
    throw new Error(`${key} cannot be idempotent: its requests cannot be compared`)
}

/** A stranger's files would fill the memory before anybody asked who sends them. */
const requireAdmission = ({ key, endpoint, admit }: ImplementedEndpoint) => {
  if (endpoint.upload && endpoint.access === 'public' && !admit)
    throw new Error(`${key} receives files from anybody`)
}

/** The input of a handler. */
interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files?: ReceivedUpload['files'] | undefined
  readonly raw?: RawBody | undefined
}

interface Run {
  readonly ctx: Context
  readonly call: ArrivingCall
  readonly input: Input
  readonly checkAnswers: boolean
}

const runPlainly = (implemented: ImplementedEndpoint, { ctx, input, checkAnswers }: Run) => {
  if (!checkAnswers) return implemented.handler(ctx, input as never)
  const audited = (action: AuditedAction) => requireDeclared(implemented, action)
  return checked(implemented, implemented.handler({ ...ctx, audited }, input as never))
}

const requireDeclared = (
  { key, endpoint: { audit = [] } }: ImplementedEndpoint,
  { action }: AuditedAction,
) => {
  if ('none' in audit || !audit.some((declared) => declared.action === action))
    throw new Error(`${key} does not declare that it logs ${action}`)
}

const runOnce = async (implemented: ImplementedEndpoint, run: Run) => {
  const { key } = implemented
  const once = callOnce(run.ctx, { endpoint: key, key: readKey(run.call), input: run.input })
  const answer = await runPlainly(implemented, { ...run, ctx: once.ctx })
  if (run.checkAnswers && !once.wasUsed())
    throw new Error(`${key} is idempotent, yet does not write by ctx.once`)
  return answer
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

const takeInput = async (
  ctx: Context,
  { endpoint, admit }: ImplementedEndpoint,
  call: ArrivingCall,
): Promise<Input> => {
  if (endpoint.rawBody)
    return { ...parseInput({ ...endpoint, body: undefined }, call), raw: receiveRaw(call) }
  if (!endpoint.upload) return parseInput(endpoint, call)
  if (admit) await admit(ctx, parseInput({ ...endpoint, body: undefined }, call) as never)
  const { files, body } = await receiveUpload(endpoint.upload, call)
  return { ...parseInput(endpoint, { ...call, body }), files }
}

const receiveUpload = (upload: Upload, { receive }: ArrivingCall) => {
  if (!receive) throw requestErrors.unsupportedContent()
  return receive(upload)
}

const receiveRaw = ({ raw }: ArrivingCall) => {
  if (!raw) throw requestErrors.unsupportedContent()
  return raw
}

type Schemas = { readonly [Name in 'params' | 'query' | 'body']?: Endpoint[Name] | undefined }

const parseInput = ({ params, query, body }: Schemas, call: ApiCall) => ({
  params: parsePlace(params, call.params),
  query: parsePart(query, call.query),
  body: parsePart(body, call.body),
})

/** A path parameter that no database can store matches no row, so the call is unknown. */
const parsePlace = (schema: z.ZodType | undefined, params: unknown) => {
  if (unreadableTexts(params).length > 0) throw requestErrors.unknownCall()
  return parsePart(schema, params)
}

const parsePart = (schema: z.ZodType | undefined, value: unknown) => {
  if (!schema) return undefined
  const unreadable = unreadableTexts(value)
  if (unreadable.length > 0) throw new InvalidInput(unreadable)
  const parsed = schema.safeParse(value ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new InvalidInput(parsed.error.issues)
}
