import { pathTo } from '../../../../sitemap.ts'

/** The fragment in the address of a product's page that opens the review form for a signed-in customer. */
export const reviewForm = 'rediger-un-avis'

/** The address where a guest signs in to write a review. Afterwards the form opens. */
export const signInToReview = (productId: string) => {
  const back = `${pathTo('product', { id: productId })}#${reviewForm}`
  return `${pathTo('signIn')}?redirect=${encodeURIComponent(back)}`
}
