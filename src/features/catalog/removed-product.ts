/** What is told of a product that was presented once, beside « not found ». */
// biome-ignore lint/style/useConsistentTypeDefinitions: what goes out as JSON needs an index signature, which no interface has.
export type RemovedProduct = {
  readonly _id: string
  readonly name: string
  /** None when it is gone, too. */
  readonly category: { readonly _id: string; readonly name: string } | null
}

const hasName = (value: unknown): value is { readonly _id: string; readonly name: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  '_id' in value &&
  typeof value._id === 'string'

/** Reads it out of whatever came with a refusal. */
export const isRemovedProduct = (value: unknown): value is RemovedProduct =>
  hasName(value) && 'category' in value && (value.category === null || hasName(value.category))
