import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import type { Dashboard } from '../dashboard.contract.ts'
import { ToSeePanel } from './to-see-panel.tsx'

type Reviews = NonNullable<Dashboard['reviews']>

const pressingDays = 1

/** Which reviews a list of the admin holds, by its address. */
const listOf = (to: string) => {
  const params = new URLSearchParams(to.split('?')[1])
  const isReported = params.get('status') === 'reported'
  if (params.get('kind') === 'products') return isReported ? 'productsReported' : 'products'
  if (isReported) return 'testimonialsReported'
  return params.get('status') === 'suspected' ? 'suspected' : 'testimonials'
}

/** Reviews to read and reports to decide, with the number of days that are left until the promised deadline. */
export const ReviewsToSee = ({ reviews }: { reviews: Reviews }) => {
  const { t } = useTranslation('dashboard')
  const lng = useLanguage()
  const page = pathTo('adminReviews')
  const dueOf = ({ daysLeft }: Reviews['first'][number]) => {
    if (daysLeft < 0) return t('reviews.overdue', { count: -daysLeft })
    return daysLeft === 0 ? t('reviews.today') : t('reviews.left', { count: daysLeft })
  }
  return (
    <ToSeePanel
      title={t('reviews.title')}
      count={reviews.count}
      none={t('reviews.none')}
      all={reviews.lists.map(({ to, count }) => ({
        to: localizedPath(to, lng),
        label: t(`reviews.lists.${listOf(to)}`, { count }),
      }))}
      rows={reviews.first.map((review) => {
        const { _id, kind, name, reported, daysLeft } = review
        return {
          key: `${kind} ${_id} ${reported}`,
          to: localizedPath(`${page}?${kind === 'product' ? 'kind=products&' : ''}opened=${_id}`, lng),
          name: name ?? t('reviews.former'),
          about: t(reported ? 'reviews.reported' : `reviews.kinds.${kind}`),
          due: dueOf(review),
          isUrgent: daysLeft <= pressingDays,
        }
      })}
    />
  )
}
