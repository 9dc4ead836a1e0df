import { useSearchParams } from 'react-router'
import { OpenedProductReview } from '../../features/reviews/admin/product-reviews/opened-product-review.tsx'
import { ProductReviewList } from '../../features/reviews/admin/product-reviews/product-review-list.tsx'
import { ReviewsPage } from '../../features/reviews/admin/reviews-page.tsx'
import { useReviewsUrl } from '../../features/reviews/admin/reviews-url.ts'
import { OpenedTestimonial } from '../../features/reviews/admin/testimonials/opened-testimonial.tsx'
import { TestimonialList } from '../../features/reviews/admin/testimonials/testimonial-list.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const Testimonials = ({ opened }: { opened: string | null }) =>
  opened ? <OpenedTestimonial key={opened} id={opened} /> : <TestimonialList />

const ProductReviews = ({ opened }: { opened: string | null }) =>
  opened ? <OpenedProductReview key={opened} id={opened} /> : <ProductReviewList />

const AdminReviewsPage = () => {
  const { kind } = useReviewsUrl()
  const opened = useSearchParams()[0].get('opened')
  return (
    <ReviewsPage houseName={useHouse().name}>
      {kind === 'products' ? <ProductReviews opened={opened} /> : <Testimonials opened={opened} />}
    </ReviewsPage>
  )
}

export default AdminReviewsPage
