import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const reviewsRoom = defineRooms({
  page: 'adminReviews',
  group: 'customers',
  place: 2,
  name: { fr: 'Avis', en: 'Reviews' },
  records: {
    testimonial: (id) => `${pathTo('adminReviews')}?opened=${id}`,
    product_review: (id) => `${pathTo('adminReviews')}?kind=products&opened=${id}`,
  },
})
