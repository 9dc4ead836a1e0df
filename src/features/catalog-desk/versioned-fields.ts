/** The fields of a product whose changes are shown, by the names that its editor gives them. */
export const versionedFields = [
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'composition',
  'compositionEn',
  'care',
  'careEn',
  'tags',
  'tagsEn',
  'colorName',
  'colorNameEn',
  'colorHex',
  'category',
  'sku',
  'price',
  'material',
  'customizable',
  'featured',
  'animalParts',
  'fittedAt',
  'cut',
  'measures',
  'lowStock',
  'stocks',
  'state',
  'publishAt',
] as const

/** The texts whose English may be older than their French. */
export const staleFields = ['name', 'description', 'composition', 'care'] as const

export type VersionedField = (typeof versionedFields)[number]

/** What makes a version, by the names that the log gives it. */
export const versionActions = [
  'created',
  'updated',
  'restored',
  'next_published',
  'published',
  'archived',
  'dated',
  'images_added',
  'image_described',
  'image_replaced',
  'images_reordered',
  'main_image_set',
  'image_removed',
] as const

export type VersionAction = (typeof versionActions)[number]
