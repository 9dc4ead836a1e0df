import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LedgerSearch } from '../../../../ui/admin/ledger-search.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { appointmentKinds } from '../../../appointments/appointment-kinds.ts'
import { salons } from '../../../appointments/appointments.limits.ts'
import { adminAppointmentSorts, periods, searchMaxLength } from '../../reception.limits.ts'
import type { WantedVisits } from '../visit/house-visits.queries.ts'

/** The filters and the sort order of the list; the URL stores all of it. */
export const VisitFilters = ({ wanted }: { wanted: WantedVisits }) => {
  const { t } = useTranslation(['houseAppointments', 'houseVisit'])
  const navigate = useNavigate()
  const addressWith = useChangedAddress()
  const { period, type, salon, search, sort = period === 'upcoming' ? 'soonest' : 'latest' } = wanted
  const go = (change: Parameters<typeof addressWith>[0]) =>
    void navigate(addressWith({ ...change, page: undefined }), { preventScrollReset: true })
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <LedgerSearch
        search={search ?? ''}
        maxLength={searchMaxLength}
        labels={{ label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
      />
      <div className="max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3 sm:contents">
        <SelectField
          label={t('periods.label')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={({ target }) =>
            go({ period: target.value === 'upcoming' ? undefined : target.value, sort: undefined })
          }
          frameClassName="min-w-0 sm:w-36"
        />
        <SelectField
          label={t('salon.label')}
          value={salon ?? ''}
          options={[
            { value: '', label: t('salon.all') },
            ...salons.map((value) => ({ value, label: t(`houseVisit:salons.${value}`) })),
          ]}
          onChange={({ target }) => go({ salon: target.value || undefined })}
          frameClassName="min-w-0 sm:w-44"
        />
        <SelectField
          label={t('kind.label')}
          value={type ?? ''}
          options={[
            { value: '', label: t('kind.all') },
            ...appointmentKinds.map((value) => ({ value, label: t(`houseVisit:kinds.${value}`) })),
          ]}
          onChange={({ target }) => go({ type: target.value || undefined })}
          frameClassName="min-w-0 sm:w-52 max-w-full"
        />
        <SelectField
          label={t('sort.label')}
          value={sort}
          options={adminAppointmentSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ target }) => go({ sort: target.value })}
          frameClassName="min-w-0 sm:w-56 max-w-full"
        />
      </div>
    </div>
  )
}
