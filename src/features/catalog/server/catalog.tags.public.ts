/** Any listing may have changed; announced alone, the products that did are not known and everything is read again. */
export const productsTag = 'products'

/** The words that products are found by have changed. */
export const searchTag = 'search'

export const categoriesTag = 'categories'

const productPrefix = 'product:'

/** One product has changed: its price, its stock, anything. */
export const productTag = (id: string) => `${productPrefix}${id}`

export const productIdsOf = (tags: readonly string[]) =>
  tags.filter((tag) => tag.startsWith(productPrefix)).map((tag) => tag.slice(productPrefix.length))
