import { pathTo } from '../../../../sitemap.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { Product } from '../../../catalog/product.schema.ts'
import type { OpenedReview as Opened, ProductModerationContract } from '../../product-moderation.contract.ts'
import { ReviewEntry } from '../../web/product-reviews/review-entry.tsx'
import { reviewsTexts } from '../../web/product-reviews/reviews.texts.ts'
import { OpenedReview } from '../opened-review.tsx'
import { ReplyForm } from '../reply-form.tsx'
import { ReviewDeeds } from '../review-deeds.tsx'
import { ReviewHistory } from '../review-history.tsx'
import { ReviewReports } from '../review-reports.tsx'
import { reviewsAdminTexts } from '../reviews-admin.texts.ts'
import { useReviewWrite } from '../use-review-write.ts'
import { ProductReviewBadge } from './product-review-badge.tsx'
import { productReviewQuery, readingsOfProducts } from './product-reviews.queries.ts'
import { useDecideProductReviews } from './use-decide-product-reviews.ts'

type Review = Product['ratings'][number]

interface ReviewPreviewProps {
  readonly review: Pick<
    Review,
    '_id' | 'rating' | 'comment' | 'language' | 'verified' | 'updatedAt' | 'reply'
  > & {
    readonly author: string | null
    readonly createdAt: string
  }
}

/** A review as the page of its product shows it. */
const ReviewPreview = ({ review: { author, createdAt, ...review } }: ReviewPreviewProps) => {
  useOwnTexts('reviews', reviewsTexts)
  const [firstName = '', ...rest] = author?.split(' ') ?? []
  const user = { firstName, lastName: rest.join(' ') }
  return <ReviewEntry review={{ ...review, date: createdAt, ...(author !== null && { user }) }} />
}

/**
 * One review of a product: as the shop shows it, with the reports of readers, its history, and the possible actions.
 */
export const OpenedProductReview = ({ id }: { id: string }) => {
  useOwnTexts('reviewsAdmin', reviewsAdminTexts)
  const { t } = useTranslation('reviewsAdmin')
  const { data, error, refetch } = usePrivateQuery(
    productReviewQuery(useApi<ProductModerationContract>(), id),
  )
  return (
    <OpenedReview
      record={{ kind: 'product_review', id }}
      error={error}
      onRetry={() => void refetch()}
      shown={
        data && {
          author: data.author ?? t('former'),
          badge: <ProductReviewBadge review={data} />,
          about: (
            <LocalLink
              to={pathTo('product', { id: data.product._id })}
              className="thread-link relative inline-flex min-h-11 items-center text-small"
            >
              {data.product.name}
            </LocalLink>
          ),
          body: (
            <>
              <AdminSection id="preview" title={t('opened.preview')} lead={t('opened.productPreviewLead')}>
                <ReviewPreview review={data} />
              </AdminSection>
              <Deeds review={data} />
            </>
          ),
          aside: (
            <>
              <ReviewReports reported={data.reported} />
              <ReviewHistory createdAt={data.createdAt} updatedAt={data.updatedAt} history={data.history} />
            </>
          ),
        }
      }
    />
  )
}

const Deeds = ({ review }: { review: Opened }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { _id: id, status, reports, reply } = review
  const api = useApi<ProductModerationContract>()
  const decision = useDecideProductReviews()
  const replying = useReviewWrite({
    send: (body: { text: string; replaces: string }) =>
      api('PUT /admin/product-reviews/{id}/reply', { params: { id }, body }),
    said: (answer) => ({ title: t(answer.review.reply ? 'done.replied' : 'done.replyRemoved') }),
    refresh: readingsOfProducts,
  })
  return (
    <>
      <ReviewDeeds
        isPublished={status === 'published'}
        isRefused={status === 'rejected'}
        reports={reports}
        busy={decision.busy}
        onPublish={() => void decision.write({ ids: [id] })}
        onRefuse={(reason) => void decision.write({ ids: [id], reason })}
      />
      {(status !== 'rejected' || reply) && (
        <ReplyForm reply={reply?.text ?? ''} busy={replying.busy} onReply={replying.write} />
      )}
    </>
  )
}
