import type { ReactNode } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { AccountFailure } from '../account/account-failure.tsx'
import { useAccount } from '../use-account.ts'

const Line = ({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) => (
  <div className={classNames('min-w-0', wide && 'col-span-2')}>
    <dt className="text-ink-soft text-small">{term}</dt>
    <dd className="flex min-h-[1lh] items-center [overflow-wrap:anywhere]">
      {children ?? <Skeleton className="h-[0.7lh] w-32" />}
    </dd>
  </div>
)

/** The customer's profile, line by line. */
export const ProfileSummary = () => {
  const { t } = useTranslation('overview')
  const lng = useLanguage()
  const { user, error } = useAccount()
  if (error && !user) return <AccountFailure />
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-4">
        <Line term={t('name')}>{user && `${user.firstName} ${user.lastName}`}</Line>
        <Line term={t('phone')}>{user && (user.phone ? readablePhone(user.phone) : t('noPhone'))}</Line>
        <Line term={t('email')} wide>
          {user?.email}
        </Line>
        <Line term={t('since')} wide>
          {user && longDay(user.createdAt, lng)}
        </Line>
      </dl>
      <WayOn to={pathTo('profile')} className="mt-3">
        {t('change')}
      </WayOn>
    </>
  )
}
