import { z } from 'zod'
import type { Endpoint, EndpointKey, Upload } from '../../shared/api/contract.ts'
import { statusOfKind } from './error-table.ts'
import type { ImplementedEndpoint } from './implement.ts'

interface OpenApiOptions {
  readonly endpoints: readonly ImplementedEndpoint[]
  readonly title: string
  readonly publicUrl: string
}

export interface Operation {
  readonly method: string
  readonly path: string
  readonly endpoint: Endpoint
}

/** « GET /products » as method and path. */
export const operationOf = ({ key, endpoint }: { key: EndpointKey; endpoint: Endpoint }): Operation => {
  const [method = 'GET', path = '/'] = key.split(' ')
  return { method, path, endpoint }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
  Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !(part instanceof z.ZodType && part.safeParse(undefined).success),
    schema: part instanceof z.ZodType ? schemaOf(part, 'input') : {},
  }))

const languageParameter = {
  name: 'lng',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['fr', 'en'] },
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const refusal = (description: string) => ({ description, ...json({ $ref: '#/components/schemas/Error' }) })

const refusalsOfJson = {
  [statusOfKind['too-large']]: refusal('The body is too large'),
  [statusOfKind.unsupported]: refusal('Not application/json'),
}

const refusalsOfUpload = {
  [statusOfKind['too-large']]: refusal('A file, or all of them together, are too large'),
  [statusOfKind.unsupported]: refusal('Not multipart/form-data, or a file of another kind'),
  [statusOfKind.unavailable]: refusal('Many uploads at the same time; see Retry-After'),
}

const refusalsOf = ({ access, params, body, query, upload, conflicts }: Endpoint) => ({
  ...((body || upload) && { [statusOfKind.malformed]: refusal('The body could not be read') }),
  ...(access !== 'public' && {
    [statusOfKind.unauthenticated]: refusal('Not signed in'),
    [statusOfKind.forbidden]: refusal('Not allowed'),
  }),
  ...(params && { [statusOfKind['not-found']]: refusal('Not found') }),
  ...(conflicts && { [statusOfKind.conflict]: refusal(conflicts) }),
  ...(upload ? refusalsOfUpload : body && refusalsOfJson),
  ...((query || body || upload) && {
    [statusOfKind.invalid]: refusal('Some fields are invalid; see fields'),
  }),
  [statusOfKind['too-many']]: refusal('Too many requests; see Retry-After'),
})

const requestBodyOf = ({ body, upload }: Endpoint) => {
  if (upload) return { requestBody: { required: true, content: multipartContent(upload, body) } }
  return body ? { requestBody: { required: true, ...json(schemaOf(body, 'input')) } } : {}
}

const multipartContent = ({ fields: [field, ...others], mostFiles, mostBytes }: Upload, body?: z.ZodType) => {
  const also = others.length > 0 ? `; may be called ${others.join(', ')} as well` : ''
  const file = { type: 'string', format: 'binary', description: `At most ${mostBytes} bytes${also}` }
  const files = mostFiles > 1 ? { type: 'array', items: file, minItems: 1, maxItems: mostFiles } : file
  const { properties = {}, required = [] } = body ? schemaOf(body, 'input') : {}
  const schema = {
    type: 'object',
    properties: { [field]: files, ...properties },
    required: [field, ...required],
  }
  return { 'multipart/form-data': { schema } }
}

const describedOperation = ({ endpoint }: Operation) => ({
  summary: endpoint.summary,
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    languageParameter,
  ],
  ...requestBodyOf(endpoint),
  ...(endpoint.access !== 'public' && { security: [{ accessToken: [] }] }),
  responses: {
    [endpoint.status ?? 200]: { description: 'Answer', ...json(schemaOf(endpoint.answer, 'output')) },
    ...refusalsOf(endpoint),
  },
})

const errorSchema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'Stable; programs decide by it' },
    message: { type: 'string', description: 'For a person, in the language of the call' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** OpenAPI 3.1 of every declared endpoint, made from the schemas that validate. */
export const openApiOf = ({ endpoints, title, publicUrl }: OpenApiOptions) => {
  const paths: Record<string, Record<string, ReturnType<typeof describedOperation>>> = {}
  for (const operation of endpoints.map(operationOf)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describedOperation(operation),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: 'Amounts are euros. `lng`, else Accept-Language, else French.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
