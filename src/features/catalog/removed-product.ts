/** What the API tells about a removed product, together with the « not found » error. */
// biome-ignore lint/style/useConsistentTypeDefinitions: what goes out as JSON needs an index signature, which no interface has.
export type RemovedProduct = {
  readonly _id: string
  readonly name: string
  /** It is null when the category was deleted, too. */
  readonly category: { readonly _id: string; readonly name: string } | null
}

const hasName = (value: unknown): value is { readonly _id: string; readonly name: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  '_id' in value &&
  typeof value._id === 'string'

/** Whether the data of an error describes a removed product. */
export const isRemovedProduct = (value: unknown): value is RemovedProduct =>
  hasName(value) && 'category' in value && (value.category === null || hasName(value.category))
