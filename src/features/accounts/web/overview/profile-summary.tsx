import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { longDay } from '../../../../shared/long-day.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AccountFailure } from '../account/account-failure.tsx'
import { useAccount } from '../use-account.ts'

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 py-1">
    <dt className="text-ink-soft text-small">{term}</dt>
    <dd className="min-h-[1lh] min-w-0 [overflow-wrap:anywhere]">
      {children ?? <Skeleton className="h-[0.7lh] w-3/4" />}
    </dd>
  </div>
)

/** Who she is to the house, line by line. */
export const ProfileSummary = () => {
  const { t } = useTranslation('overview')
  const lng = useLanguage()
  const { user, error } = useAccount()
  if (error && !user) return <AccountFailure />
  return (
    <>
      <dl>
        <Line term={t('name')}>{user && `${user.firstName} ${user.lastName}`}</Line>
        <Line term={t('email')}>{user?.email}</Line>
        <Line term={t('phone')}>{user && (user.phone || t('noPhone'))}</Line>
        <Line term={t('since')}>{user && longDay(user.createdAt, lng)}</Line>
      </dl>
      <WayOn to={pathTo('profile')} className="mt-3">
        {t('change')}
      </WayOn>
    </>
  )
}
