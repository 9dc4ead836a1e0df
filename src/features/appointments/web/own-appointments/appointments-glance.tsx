import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { upcomingOf } from '../../upcoming.rules.ts'
import { ownAppointmentsQuery } from './own-appointments.queries.ts'
import { ownAppointmentsTexts } from './own-appointments.texts.ts'

const Words = () => {
  const { t } = useTranslation('ownAppointments')
  const lng = useLanguage()
  const query = ownAppointmentsQuery(useApi<AppointmentsContract>())
  const { data, isError, dataUpdatedAt } = usePrivateQuery(query)
  if (data === undefined && !isError)
    return (
      <div aria-busy className="noscript:hidden">
        <Skeleton className="mt-1 h-5 w-40 max-w-full" />
        <Skeleton className="mt-3 h-4 w-48 max-w-full" />
        <Skeleton className="mt-6 h-5 w-36" />
      </div>
    )
  const [next] = upcomingOf(data ?? [], dataUpdatedAt)
  if (next)
    return (
      <>
        <p>{next.typeName}</p>
        <p className="text-ink-soft text-small">{spokenTime(Date.parse(next.start), lng)}</p>
        <WayOn to={pathTo('appointments')} className="mt-3">
          {t('see')}
        </WayOn>
      </>
    )
  return (
    <>
      <p className="text-ink-soft">{t(isError ? 'failedShort' : 'noneShort')}</p>
      <WayOn to={pathTo(isError ? 'appointments' : 'booking')} className="mt-3">
        {t(isError ? 'see' : 'book')}
      </WayOn>
    </>
  )
}

/** A summary of the customer's next appointment. Its space is always reserved. */
export const AppointmentsGlance = () => {
  useOwnTexts('ownAppointments', ownAppointmentsTexts)
  return (
    <div className="min-h-34">
      <Words />
    </div>
  )
}
