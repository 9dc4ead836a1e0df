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

/** A value that this schema accepts, as far as the schema describes it. */
export const sampleOf = (schema: JsonSchema, name = ''): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first) return sampleOf(first, name)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sampleOf(part, key)]),
      )
    case 'array':
      return schema.items ? [sampleOf(schema.items, name)] : []
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textOf(schema, name)
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
