import { ReviewsPage } from '../../features/reviews/admin/reviews-page.tsx'
import { TestimonialModeration } from '../../features/reviews/admin/testimonials/testimonial-moderation.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminReviewsPage = () => (
  <ReviewsPage houseName={useHouse().name}>
    <TestimonialModeration />
  </ReviewsPage>
)

export default AdminReviewsPage
