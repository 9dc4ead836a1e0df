import { pathTo } from '../../../../sitemap.ts'

/** The place of a product's page where its review form opens by itself for a signed-in customer. */
export const reviewForm = 'rediger-un-avis'

/** Where a guest signs in to write a review; afterwards the form opens again. */
export const signInToReview = (productId: string) => {
  const back = `${pathTo('product', { id: productId })}#${reviewForm}`
  return `${pathTo('signIn')}?redirect=${encodeURIComponent(back)}`
}
