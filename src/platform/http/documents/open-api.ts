import { z } from 'zod'
import type { Endpoint, EndpointKey, Upload } from '../../../shared/api/contract.ts'
import { idempotencyKeyPattern } from '../../idempotency/call-once.ts'
import type { ImplementedEndpoint } from '../implement.ts'
import { listFileOf } from '../list-files.ts'
import { type Content, type DescribedAnswer, json } from './described-answer.ts'
import { refusalsOf } from './described-refusals.ts'

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

/** Splits « GET /products » into method and path. */
export const operationOf = ({ key, endpoint }: { key: EndpointKey; endpoint: Endpoint }): Operation => {
  const [method = 'GET', path = '/'] = key.split(' ')
  return { method, path, endpoint }
}

/** Describes a record over a few known names as an object with these properties. */
const nameProperties = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  const { propertyNames, additionalProperties, required } = jsonSchema
  if (typeof propertyNames !== 'object' || typeof additionalProperties !== 'object' || !required) return
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: nameProperties,
  })
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

/** The headers that only some calls use. */
const headerParametersOf = ({ idempotent, rawBody }: Endpoint) => [
  ...(idempotent ? [keyParameter] : []),
  ...(rawBody
    ? rawBody.signatureHeaders.map((name) => ({
        name,
        in: 'header',
        required: rawBody.signatureHeaders.length === 1,
        description: rawBody.description,
        schema: { type: 'string' },
      }))
    : []),
]

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same for each try of one request: it then happens once, and is answered alike each time',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: idempotencyKeyPattern.source },
}

const requestBodyOf = ({ body, upload, rawBody }: Endpoint): { requestBody?: RequestBody } => {
  if (upload) return { requestBody: { required: true, content: multipartContent(upload, body) } }
  if (rawBody) return { requestBody: { required: true, ...json(body ? schemaOf(body, 'input') : {}) } }
  return body ? { requestBody: { required: true, ...json(schemaOf(body, 'input')) } } : {}
}

interface RequestBody {
  readonly required: boolean
  readonly content: Content
}

const contentOf = (endpoint: Endpoint): Pick<DescribedAnswer, 'content'> => {
  const { answer, file } = endpoint
  if (file) return { content: { [file.contentType]: { schema: { type: 'string', format: 'binary' } } } }
  const { content } = json(schemaOf(answer, 'output'))
  return {
    content: listFileOf(endpoint) ? { ...content, 'text/csv': { schema: { type: 'string' } } } : content,
  }
}

const answerOf = (endpoint: Endpoint): DescribedAnswer => ({ description: 'Answer', ...contentOf(endpoint) })

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

const responsesOf = (endpoint: Endpoint): Readonly<Record<string, DescribedAnswer>> => ({
  [endpoint.status ?? 200]: answerOf(endpoint),
  ...refusalsOf(endpoint),
})

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** « PUT /cart/items/{itemId} » → « putCartItemsByItemId »: the id stays the same as long as the address does. */
const operationIdOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) =>
  method.toLowerCase() +
  path
    .replaceAll('{', 'by-')
    .split(/[^a-zA-Z0-9]+/)
    .map(capitalized)
    .join('')

const describedOperation = ({ method, path, endpoint }: Operation) => ({
  operationId: operationIdOf({ method, path }),
  summary: endpoint.summary,
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    languageParameter,
    ...headerParametersOf(endpoint),
  ],
  ...requestBodyOf(endpoint),
  security: endpoint.access === 'public' ? [] : [{ accessToken: [] }],
  responses: responsesOf(endpoint),
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

/** Makes the OpenAPI 3.1 document of every declared endpoint from the schemas that validate the calls. */
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
      license: { name: 'MIT', identifier: 'MIT' },
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
