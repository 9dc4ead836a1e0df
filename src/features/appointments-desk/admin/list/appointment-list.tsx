import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../../shared/api/contract.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import type { Columns } from '../../../../ui/admin/list/ledger.tsx'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../../ui/admin/list/list-page.tsx'
import { RowLink } from '../../../../ui/admin/list/row-link.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { appointmentKinds } from '../../../appointments/appointment-kinds.ts'
import { appointmentStatuses } from '../../../appointments/appointment-status.rules.ts'
import { salons } from '../../../appointments/appointments.limits.ts'
import { dayOfSlot, timeOfSlot } from '../../../appointments/slot-days.rules.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { adminAppointmentSorts, periods, searchMaxLength } from '../../appointments-desk.limits.ts'
import { AppointmentStatusBadge } from '../appointment/appointment-status-badge.tsx'
import { appointmentsKey } from '../appointment/staff-appointments.queries.ts'

const appointments = listOver<AdminAppointmentsContract>()({
  key: appointmentsKey,
  call: 'GET /admin/appointments',
  read: ({ appointments: rows, ...page }) => ({ rows, ...page }),
  choices: {
    status: appointmentStatuses,
    waiting: ['house'],
    period: periods,
    salon: salons,
    type: appointmentKinds,
    sort: adminAppointmentSorts,
  },
  searchMaxLength,
})

type Row = Answer<AdminAppointmentsContract['GET /admin/appointments']>['appointments'][number]

const useColumns = (): Columns<Row> => {
  const { t } = useTranslation(['staffAppointments', 'staffAppointment'])
  const lng = useLanguage()
  return [
    {
      name: 'when',
      label: t('columns.when'),
      className: 'ledger-wide:w-72',
      cell: ({ _id, start, end }) => (
        <RowLink id={_id} className="tabular-nums">
          <span className="block first-letter:uppercase">{spokenDay(dayOfSlot({ start }), lng)}</span>
          <span className="block">
            {timeOfSlot({ start })} – {timeOfSlot({ start: end })}
          </span>
        </RowLink>
      ),
    },
    {
      name: 'customer',
      label: t('columns.customer'),
      className: '[overflow-wrap:anywhere]',
      cell: ({ firstName, lastName, phone, hasNote }) => (
        <>
          {firstName} {lastName}
          <span className="block text-ink-soft tabular-nums">{readablePhone(phone)}</span>
          {hasNote && <span className="block text-ink-soft italic">{t('hasNote')}</span>}
        </>
      ),
    },
    { name: 'kind', label: t('columns.kind'), cell: ({ typeName }) => typeName },
    {
      name: 'salon',
      label: t('columns.salon'),
      className: 'ledger-wide:w-36',
      cell: (appointment) => t(`staffAppointment:salons.${appointment.salon}`),
    },
    {
      name: 'status',
      label: t('columns.status'),
      className: 'ledger:text-end ledger-wide:w-60',
      cell: (appointment) => <AppointmentStatusBadge status={appointment.status} />,
    },
  ]
}

/** All appointments, one a line, which can be filtered, searched and sorted; the day opens one. */
export const AppointmentList = () => {
  const { t } = useTranslation(['staffAppointments', 'staffAppointment'])
  const columns = useColumns()
  const list = useList(appointments)
  const { status, waiting, type, salon, search, period = 'upcoming' } = list.params
  const isNarrowed = [status, waiting, type, salon, search].some(Boolean)
  return (
    <ListPage
      list={list}
      t={t}
      expected={8}
      empty={t(isNarrowed ? 'emptyOfSearch' : 'empty')}
      states={{
        label: t('filter.label'),
        nameOf: (choice) => (choice ? t(`staffAppointment:statuses.${choice}`) : t('filter.all')),
      }}
      toSee="waiting"
      search={{ ...searchIn(t), found: (count) => t('search.found', { count }) }}
      filters={[
        {
          field: 'period',
          label: t('periods.label'),
          preset: 'upcoming',
          nameOf: (value) => t(`periods.${value}`),
          resets: ['sort'],
          className: 'min-w-0 sm:w-36',
        },
        {
          field: 'salon',
          label: t('salon.label'),
          all: t('salon.all'),
          nameOf: (value) => t(`staffAppointment:salons.${value}`),
          className: 'min-w-0 sm:w-44',
        },
        {
          field: 'type',
          label: t('kind.label'),
          all: t('kind.all'),
          nameOf: (value) => t(`staffAppointment:kinds.${value}`),
          className: 'min-w-0 sm:w-52 max-w-full',
        },
        {
          field: 'sort',
          label: t('sort.label'),
          preset: period === 'upcoming' ? 'soonest' : 'latest',
          nameOf: (value) => t(`sort.${value}`),
          className: 'min-w-0 sm:w-56 max-w-full',
        },
      ]}
      columns={columns}
    />
  )
}
