import type { Product } from './product.schema.ts'

/** How the author of a review is named: in full, or by a word for an author without a name (§2). */
export const reviewAuthor = ({ user }: Pick<Product['ratings'][number], 'user'>, anonymous: string) =>
  user ? `${user.firstName} ${user.lastName}` : anonymous
