import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { Unanswered } from '../../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { Button } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { OpenedReview, ProductModerationContract } from '../../product-moderation.contract.ts'
import { RefusalChoice } from '../refusal-choice.tsx'
import { ReplyForm } from '../reply-form.tsx'
import { useReviewWrite } from '../use-review-write.ts'
import { ProductReviewBadge } from './product-review-badge.tsx'
import { productReviewQuery, productReviewsKey } from './product-reviews.queries.ts'
import { useDecideProductReviews } from './use-decide-product-reviews.ts'

interface OpenedProductReviewProps {
  readonly id: string
  /** As the shop shows it: the catalogue's part. */
  readonly previewOf: (review: OpenedReview) => ReactNode
}

/** One review of a product: as the shop shows it, what readers report, what was done to it, and what can be. */
export const OpenedProductReview = ({ id, previewOf }: OpenedProductReviewProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const addressWith = useChangedAddress()
  const { data, error, refetch } = useQuery({
    ...productReviewQuery(useApi<ProductModerationContract>(), id),
    enabled: useSignedIn() === true,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <article>
      <Link
        to={addressWith({ opened: undefined })}
        className="thread-link relative inline-flex min-h-11 items-center text-small"
      >
        ← {t('opened.back')}
      </Link>
      {data ? (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 ref={heading} tabIndex={-1} className="font-semibold text-subheading wrap-anywhere">
              {data.author ?? t('former')}
            </h2>
            <ProductReviewBadge review={data} />
          </div>
          <LocalLink
            to={pathTo('product', { id: data.product._id })}
            className="thread-link relative inline-flex min-h-11 items-center text-small"
          >
            {data.product.name}
          </LocalLink>
          <div className="mt-6 grid gap-x-gutter gap-y-10 lg:grid-cols-[3fr_2fr]">
            <div className="flex min-w-0 flex-col gap-10">
              <AdminSection id="preview" title={t('opened.preview')} lead={t('opened.productPreviewLead')}>
                {previewOf(data)}
              </AdminSection>
              <Deeds key={data.reply?.text ?? ''} review={data} />
            </div>
            <div className="flex min-w-0 flex-col gap-10 text-small">
              {data.reported.length > 0 && <Reports reported={data.reported} />}
              <History review={data} />
            </div>
          </div>
        </>
      ) : error ? (
        <Unanswered
          error={error}
          text={t('opened.missing')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      ) : (
        <Skeleton className="mt-4 h-[40svh] w-full" />
      )}
    </article>
  )
}

const Deeds = ({ review }: { review: OpenedReview }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { _id: id, status, reports, reply } = review
  const api = useApi<ProductModerationContract>()
  const decision = useDecideProductReviews()
  const replying = useReviewWrite({
    send: (text: string) => api('PUT /admin/product-reviews/{id}/reply', { params: { id }, body: { text } }),
    said: (answer) => ({ title: t(answer.review.reply ? 'done.replied' : 'done.replyRemoved') }),
    queryKey: productReviewsKey,
  })
  const isKept = status === 'published'
  return (
    <>
      <AdminSection id="decision" title={t('opened.decision')}>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          {(!isKept || reports > 0) && (
            <Button loading={decision.busy} onClick={() => void decision.write({ ids: [id] })}>
              {decision.busy ? t('publishing') : t(isKept ? 'keep' : 'publish')}
            </Button>
          )}
          {status !== 'rejected' && (
            <RefusalChoice
              busy={decision.busy}
              onRefuse={(reason) => void decision.write({ ids: [id], reason })}
            />
          )}
        </div>
      </AdminSection>
      <ReplyForm
        reply={reply?.text ?? ''}
        busy={replying.busy}
        onReply={(text) => void replying.write(text)}
      />
    </>
  )
}

const Reports = ({ reported }: Pick<OpenedReview, 'reported'>) => {
  const { t } = useTranslation('reviewsAdmin')
  return (
    <AdminSection id="reports" title={t('opened.reports')}>
      <ul className="flex flex-col gap-3">
        {reported.map(({ at, reason, details, settled }) => (
          <li key={`${at} ${reason} ${details}`} className={settled ? 'text-ink-soft' : undefined}>
            <Moment at={at} />
            <span className="block">
              {t(`reasons.${reason}`)}
              {settled && ` (${t('opened.settled')})`}
            </span>
            {details && <span className="block whitespace-pre-line wrap-anywhere">{details}</span>}
          </li>
        ))}
      </ul>
    </AdminSection>
  )
}

const History = ({ review }: { review: OpenedReview }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { createdAt, updatedAt, history } = review
  return (
    <AdminSection id="history" title={t('opened.history')}>
      <ol className="flex flex-col gap-3">
        <li>
          <Moment at={createdAt} />
          <span className="block">{t('opened.arrived')}</span>
        </li>
        {history.map(({ at, by, action, reason }) => (
          <li key={`${at} ${action}`}>
            <Moment at={at} />
            <span className="block">
              {t(`opened.actions.${action}`)}
              {reason && ` (${t(`reasons.${reason}`)})`},{' '}
              {by === null ? t('opened.byFormer') : t('opened.by', { name: by })}
            </span>
          </li>
        ))}
        {updatedAt && (
          <li>
            <Moment at={updatedAt} />
            <span className="block">{t('opened.changed')}</span>
          </li>
        )}
      </ol>
    </AdminSection>
  )
}
