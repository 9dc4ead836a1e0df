import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { House } from '../../../settings/house.schema.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { OwnAppointment } from './own-appointment.tsx'
import { linkedAppointmentQuery } from './own-appointments.queries.ts'
import { ownAppointmentsTexts } from './own-appointments.texts.ts'

/** The id of the appointment and the key in a mailed link; undefined if the link has none. */
const accessIn = (token: string) => {
  const [id = '', key = ''] = token.split('.')
  return isUuid(id) && key !== '' ? { id, key } : undefined
}

const LinkedAppointment = ({ token, phone }: { token: string; phone: string }) => {
  const { t } = useTranslation('ownAppointments')
  const access = accessIn(token)
  const query = linkedAppointmentQuery(useApi<AppointmentsContract>(), access ?? { id: '' })
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...query, enabled: access !== undefined })
  if (!access) return <p>{t('link.missing')}</p>
  if (data)
    return (
      <div className="max-w-wide">
        <OwnAppointment appointment={data} access={access} phone={phone} nowMs={dataUpdatedAt} />
        <WayOn to={pathTo('booking')} className="mt-6">
          {t('bookAnother')}
        </WayOn>
      </div>
    )
  if (!error) return <Skeleton className="h-80 w-full max-w-wide" />
  return (
    <div role="alert" className="flex flex-col items-start gap-6">
      <p>{error instanceof ApiError ? t('link.unknown') : t('unreachable')}</p>
      {error instanceof ApiError || <Button onClick={() => void refetch()}>{t('retry')}</Button>}
    </div>
  )
}

/**
 * The page behind the link of a mail. It shows the appointment, and only a press changes it, because mail programs follow
 * links by themselves.
 */
export const BookedAppointmentPage = ({ house }: { house: Pick<House, 'name' | 'phone'> }) => {
  useOwnTexts('ownAppointments', ownAppointmentsTexts)
  const { t } = useTranslation('ownAppointments')
  const token = useLinkToken()
  return (
    <>
      <PageHead
        title={`${t('link.title')} · ${house.name}`}
        description={t('link.description')}
        path={pathTo('bookedAppointment')}
        siteName={house.name}
        indexed={false}
      />
      <div className="frame flex min-h-[80svh] flex-col gap-8 py-section">
        <SectionHeading level={1} title={t('link.title')} lead={t('link.lead')} />
        <noscript>
          <p>{t('link.withoutScript')}</p>
        </noscript>
        {token === undefined ? (
          <Skeleton className="h-80 w-full max-w-wide noscript:hidden" />
        ) : (
          <LinkedAppointment key={token} token={token} phone={house.phone} />
        )}
      </div>
    </>
  )
}
