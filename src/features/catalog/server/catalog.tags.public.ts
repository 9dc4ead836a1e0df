/**
 * Any listing may have changed. When this tag is announced without tags of products, the changed products are not
 * known and everything is read again.
 */
export const productsTag = 'products'

/** Pictures of a product have changed, which alters no listing but those that show the product. */
export const productPicturesTag = 'product-pictures'

/** The words by which products are found have changed. */
export const searchTag = 'search'

export const categoriesTag = 'categories'

const productPrefix = 'product:'

/** One product has changed: its price, its stock, or anything else. */
export const productTag = (id: string) => `${productPrefix}${id}`

export const productIdsOf = (tags: readonly string[]) =>
  tags.filter((tag) => tag.startsWith(productPrefix)).map((tag) => tag.slice(productPrefix.length))
