import { apiModules } from '../../app/wiring/modules/api-modules.ts'
import { openApiOf, operationOf } from '../../platform/http/documents/open-api.ts'
import { nastyTexts, nastyValues } from './nasty-values.ts'
import {
  type JsonSchema,
  type Path,
  placesIn,
  sampleOf,
  type Variant,
  variantsOf,
  withValueAt,
} from './sample-of-schema.ts'

export const allCalls = { endpoints: apiModules.flatMap(({ endpoints }) => endpoints) }

const { paths } = openApiOf({
  ...allCalls,
  title: 'API',
  publicUrl: 'https://house.example',
})

export const roles = ['guest', 'user', 'staff', 'admin'] as const
export type CallerRole = (typeof roles)[number]

export interface Sent {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export interface Attempt {
  readonly about: string
  readonly sent: Sent
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly valid: Sent
  /** Further bodies that are valid: other branches of unions, and nasty keys of records. */
  readonly variants: readonly Variant[]
  readonly contentType: string | undefined
  /** The lowest role that may call it. */
  readonly least: CallerRole
}

const ofPlace = (parameters: readonly { name: string; in: string; schema: unknown }[], place: string) =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => [name, sampleOf(schema as JsonSchema, name)]),
  )

export const calls: readonly Call[] = allCalls.endpoints
  .map(operationOf)
  .flatMap(({ method, path, endpoint }) => {
    const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {}
    const [contentType] = Object.keys(requestBody?.content ?? {})
    const schema = contentType ? requestBody?.content[contentType]?.schema : undefined
    const [first, ...variants] = schema ? variantsOf(schema as JsonSchema) : []
    const valid = {
      path: ofPlace(parameters, 'path'),
      query: ofPlace(parameters, 'query'),
      body: first?.value,
    }
    return {
      method,
      path,
      contentType,
      valid,
      variants,
      least: endpoint.access === 'public' ? 'guest' : endpoint.access,
    }
  })

const nastyPlaces = (part: 'path' | 'query', valid: Sent): readonly Attempt[] =>
  Object.keys(valid[part]).flatMap((name) =>
    Object.entries(nastyTexts).map(([nasty, value]) => ({
      about: `${part} ${name} is ${nasty}`,
      sent: { ...valid, [part]: { ...valid[part], [name]: value } },
    })),
  )

const nastyBodies = (valid: Sent, body: unknown, places: readonly Path[]): readonly Attempt[] =>
  places.flatMap((place) =>
    Object.entries(nastyValues).map(([nasty, value]) => ({
      about: `${place.join('.') || 'the body'} is ${nasty}`,
      sent: { ...valid, body: withValueAt(body, place, value) },
    })),
  )

const isWithin = (place: Path, around: Path) => around.every((key, depth) => place[depth] === key)

/** Sends a further body as it is, and with each nasty value in the places that no earlier body has. */
const ofVariant = (valid: Sent, { value, at }: Variant): readonly Attempt[] => [
  {
    about: `another body at ${at.map((key) => JSON.stringify(key)).join('.')}`,
    sent: { ...valid, body: value },
  },
  ...nastyBodies(
    valid,
    value,
    placesIn(value).filter((place) => isWithin(place, at) && place.length > 0),
  ),
]

/** Sets each field of a call to each nasty value, while all other fields are valid. */
export const attemptsOf = ({ valid, variants }: Call): readonly Attempt[] => [
  ...nastyPlaces('path', valid),
  ...nastyPlaces('query', valid),
  ...(valid.body === undefined ? [] : nastyBodies(valid, valid.body, placesIn(valid.body))),
  ...variants.flatMap((variant) => ofVariant(valid, variant)),
]

/** The calls that take a field and are sent nothing nasty in it. */
export const untriedCalls = () => {
  const ofLanguageAlone = Object.keys(nastyTexts).length
  const untried = calls.filter((call) => attemptsOf(call).length <= ofLanguageAlone)
  return untried.filter(({ method, path }) => {
    const called = allCalls.endpoints.find(({ key }) => key === `${method} ${path}`)?.endpoint
    return called?.params ?? called?.query ?? called?.body
  })
}
