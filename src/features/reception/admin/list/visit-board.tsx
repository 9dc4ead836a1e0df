import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CountedChoices } from '../../../../ui/admin/counted-choices.tsx'
import { LedgerPage } from '../../../../ui/admin/ledger-page.tsx'
import { OnlyToSee } from '../../../../ui/admin/only-to-see.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { appointmentStatuses } from '../../../appointments/appointment-status.rules.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { visitsQuery } from '../visit/house-visits.queries.ts'
import { VisitFilters } from './visit-filters.tsx'
import { VisitTable } from './visit-table.tsx'
import { wantedIn } from './wanted-visits.ts'

/** The list of all visits, which can be filtered, searched, sorted and opened. */
export const VisitBoard = () => {
  const { t } = useTranslation(['houseAppointments', 'houseVisit'])
  const addressWith = useChangedAddress()
  const wanted = wantedIn(useSearchParams()[0])
  const { status, waiting, type, salon, search, page } = wanted
  const api = useApi<AdminAppointmentsContract>()
  const query = useQuery({
    ...visitsQuery(api, wanted),
    enabled: useSignedIn() === true,
  })
  const isNarrowed = [status, waiting, type, salon, search].some(Boolean)
  const { data, isPlaceholderData } = query
  return (
    <LedgerPage
      query={query}
      shown={data?.appointments.length}
      empty={t(isNarrowed ? 'emptyOfSearch' : 'empty')}
      page={page}
      hrefOf={(wantedPage) => addressWith({ page: wantedPage })}
      t={t}
    >
      <CountedChoices
        label={t('filter.label')}
        choices={appointmentStatuses}
        chosen={waiting ? null : status}
        counts={data?.counts}
        nameOf={(choice) => (choice ? t(`houseVisit:statuses.${choice}`) : t('filter.all'))}
        hrefOf={(choice) => addressWith({ status: choice, waiting: undefined, page: undefined })}
      />
      {waiting && (
        <OnlyToSee count={data?.count} allHref={addressWith({ waiting: undefined, page: undefined })} />
      )}
      <VisitFilters wanted={wanted} />
      <p role="status" className={classNames('mb-2 text-ink-soft text-small', search && 'min-h-[1lh]')}>
        {search && data && !isPlaceholderData && t('search.found', { count: data.count })}
      </p>
      <VisitTable visits={data?.appointments} busy={isPlaceholderData} />
    </LedgerPage>
  )
}
