/** The part of JSON Schema that our documents use. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly minItems?: number
  readonly format?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
}

const ofFormat: Readonly<Record<string, string>> = {
  email: 'jeanne@example.fr',
  date: '2027-06-12',
  'date-time': '2027-06-12T10:00:00.000Z',
  uri: 'https://example.fr/',
  uuid: '00000000-0000-4000-8000-000000000000',
}

export const samplePassword = 'tulle et lilas blancs'

/** A record may be given any key. */
const nastyKeysOfRecords = ['__proto__', 'constructor', 'a\u0000b', 'a\ud800b', '']

/** A typical value for a field of this name, for texts whose schema has no format. */
const ofName: Readonly<Record<string, string>> = {
  country: 'FR',
  postalCode: '75001',
  phone: '+33142601847',
  email: 'jeanne@example.fr',
  password: samplePassword,
  currentPassword: samplePassword,
  orderedOn: '2026-11-20',
  eventDate: '2027-06-12',
  cardNumber: '4242424242424242',
  cvc: '123',
  sku: 'ENV-000',
  hex: '#aa0033',
  countryCode: 'FR',
  whatsappNumber: '+33612601847',
  instagram: 'https://example.fr/',
  trackingUrl: 'https://example.fr/{number}',
  url: 'https://example.fr/',
  opens: '09:00',
  closes: '18:00',
  siren: '900000001',
  siret: '90000000100017',
  vatNumber: 'FR68900000001',
}

const textOf = ({ format = '', minLength = 1 }: JsonSchema, name: string) =>
  ofFormat[format] ?? ofName[name] ?? 'Jeanne Arnaud'.padEnd(minLength, 'e')

const branchesOf = ({ anyOf, oneOf, allOf }: JsonSchema) => anyOf ?? oneOf ?? allOf?.slice(0, 1) ?? []

const recordOf = ({ additionalProperties }: JsonSchema) =>
  typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
    ? additionalProperties
    : undefined

/** A value that this schema accepts, as far as the schema describes it. */
export const sampleOf = (schema: JsonSchema, name = ''): unknown => variantsOf(schema, name)[0].value

/** A value that a schema accepts, and the path of what no earlier variant has. */
export interface Variant {
  readonly value: unknown
  readonly at: Path
}

type Variants = readonly [Variant, ...Variant[]]

const only = (value: unknown): Variants => [{ value, at: [] }]

const ofObject = (schema: JsonSchema): Variants => {
  const record = recordOf(schema)
  const parts = Object.entries(schema.properties ?? {}).map(
    ([key, part]) => [key, variantsOf(part, key)] as const,
  )
  if (record) parts.push(['Jeanne', variantsOf(record)])
  const usual = Object.fromEntries(parts.map(([key, [first]]) => [key, first.value]))
  const further = parts.flatMap(([key, [, ...others]]) =>
    others.map(({ value, at }) => ({ value: { ...usual, [key]: value }, at: [key, ...at] })),
  )
  const [first] = record ? variantsOf(record) : []
  // `fromEntries` gives an object a key of its own even where it is « __proto__ ».
  const nastyKeys = first
    ? nastyKeysOfRecords.map((key) => ({
        value: Object.fromEntries([...Object.entries(usual), [key, first.value]]),
        at: [key],
      }))
    : []
  return [{ value: usual, at: [] }, ...further, ...nastyKeys]
}

const ofArray = ({ items }: JsonSchema, name: string): Variants => {
  if (!items) return only([])
  const [first, ...others] = variantsOf(items, name)
  return [
    { value: [first.value], at: [] },
    ...others.map(({ value, at }) => ({ value: [value], at: [0, ...at] })),
  ]
}

/**
 * Values that this schema accepts: the usual one, then one for each further branch of a union, however deep, and one for
 * each nasty key of a record.
 */
export const variantsOf = (schema: JsonSchema, name = ''): Variants => {
  if (schema.const !== undefined) return only(schema.const)
  if (schema.enum) return only(schema.enum[0])
  const [branch, ...others] = branchesOf(schema)
  if (branch) return [...variantsOf(branch, name), ...others.flatMap((other) => variantsOf(other, name))]
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return ofObject(schema)
    case 'array':
      return ofArray(schema, name)
    case 'number':
    case 'integer':
      return only(schema.default ?? Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1))
    case 'boolean':
      return only(schema.default ?? true)
    case 'null':
      return only(null)
    default:
      return only(schema.default ?? textOf(schema, name))
  }
}

export type Path = readonly (string | number)[]

/** Every path in a value, including the root. */
export const placesIn = (value: unknown, at: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [at]
  const inside = Array.isArray(value)
    ? value.map((part, index) => [index, part] as const)
    : Object.entries(value)
  return [at, ...inside.flatMap(([key, part]) => placesIn(part, [...at, key]))]
}

/** The same value with one path replaced. */
export const withValueAt = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((part, index) => (index === key ? withValueAt(part, rest, put) : part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? withValueAt(part, rest, put) : part]),
  )
}
