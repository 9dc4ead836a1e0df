import { pathTo } from '../../../../sitemap.ts'

/** The place of a product's page where its review form opens by itself for whoever is signed in. */
export const reviewForm = 'rediger-un-avis'

/** Where a guest signs in who wants to write a review, and from where she comes back to the form. */
export const signInToReview = (productId: string) => {
  const back = `${pathTo('product', { id: productId })}#${reviewForm}`
  return `${pathTo('signIn')}?redirect=${encodeURIComponent(back)}`
}
