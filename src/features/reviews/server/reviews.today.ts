import { pathTo } from '../../../sitemap.ts'
import type { TodaySource } from '../../desk/server/today.public.ts'
import { findReviewsToSee } from './reviews-to-see.public.ts'

const ofKind =
  (kind: 'testimonial' | 'product'): TodaySource['find'] =>
  async (db, input) => {
    const { first } = await findReviewsToSee(db, { ...input, kind })
    const query = kind === 'product' ? 'kind=products&' : ''
    return first.map(({ _id, name, reported, suspected, dueOn }) => ({
      _id,
      title: name ?? '—',
      detail: '',
      to: `${pathTo('adminReviews')}?${query}opened=${_id}`,
      dueOn,
      note: reported ? 'reported' : null,
      act:
        reported || suspected ? null : kind === 'product' ? 'publish-product-review' : 'publish-testimonial',
    }))
  }

export const testimonialsToday: TodaySource = {
  kind: 'testimonial',
  room: 'adminReviews',
  find: ofKind('testimonial'),
}

export const productReviewsToday: TodaySource = {
  kind: 'product-review',
  room: 'adminReviews',
  find: ofKind('product'),
}
