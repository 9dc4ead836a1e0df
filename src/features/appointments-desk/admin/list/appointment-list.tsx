import type { Answer } from '../../../../shared/api/contract.ts'
import { parisMinute } from '../../../../shared/calendar/paris-time.ts'
import { callLink } from '../../../../shared/call-link.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../../ui/admin/list/list-page.tsx'
import { ActsOnSelected, type ManyAct } from '../../../../ui/admin/list/selection/acts-on-selected.tsx'
import { useSelection } from '../../../../ui/admin/list/selection/use-selection.ts'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { RowLink } from '../../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { appointmentKinds } from '../../../appointments/appointment-kinds.ts'
import { appointmentStatuses } from '../../../appointments/appointment-status.rules.ts'
import { salons } from '../../../appointments/appointments.limits.ts'
import { dayOfSlot, timeOfSlot } from '../../../appointments/slot-days.rules.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { adminAppointmentSorts, outcomes, periods, searchMaxLength } from '../../appointments-desk.limits.ts'
import { AppointmentStatusBadge } from '../appointment/appointment-status-badge.tsx'
import { appointmentsKey } from '../appointment/staff-appointments.queries.ts'
import { confirmAppointment } from '../appointments.act.ts'

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
    outcome: outcomes,
    sort: adminAppointmentSorts,
  },
  ranges: { days: 'days' },
  searchMaxLength,
})

type Row = Answer<AdminAppointmentsContract['GET /admin/appointments']>['appointments'][number]

/** The day sorts the list; what is to come is read from the next visit on, what has been from the last one back. */
const soonestFirst = { up: 'soonest', down: 'latest', first: 'up' } as const
const latestFirst = { ...soonestFirst, first: 'down' } as const

const useColumns = (upcoming: boolean): Columns<Row> => {
  const { t } = useTranslation(['staffAppointments', 'staffAppointment'])
  const lng = useLanguage()
  return [
    {
      name: 'when',
      label: t('columns.when'),
      text: ({ start }) => parisMinute(Date.parse(start)),
      className: 'ledger-wide:w-80',
      sort: upcoming ? soonestFirst : latestFirst,
      cell: ({ _id, start, end }) => (
        <RowLink id={_id} className="inline-block tabular-nums first-letter:uppercase">
          {spokenDay(dayOfSlot({ start }), lng)} {timeOfSlot({ start })} – {timeOfSlot({ start: end })}
        </RowLink>
      ),
    },
    {
      name: 'customer',
      label: t('columns.customer'),
      text: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      inCard: true,
      plain: true,
      cell: ({ firstName, lastName, hasNote }) => (
        <span className="block truncate">
          {firstName} {lastName}
          {hasNote && <span className="ms-2 text-ink-soft italic">{t('hasNote')}</span>}
        </span>
      ),
    },
    {
      name: 'phone',
      label: t('columns.phone'),
      text: ({ phone }) => readablePhone(phone),
      className: 'ledger-mid:hidden ledger-wide:w-40',
      inCard: true,
      plain: true,
      cell: ({ phone }) => (
        <a href={callLink(phone)} className="whitespace-nowrap tabular-nums hover:text-garance">
          {readablePhone(phone)}
        </a>
      ),
    },
    {
      name: 'kind',
      label: t('columns.kind'),
      text: ({ typeName }) => typeName,
      cell: ({ typeName }) => <span className="block truncate">{typeName}</span>,
    },
    {
      name: 'salon',
      label: t('columns.salon'),
      text: ({ salon }) => t(`staffAppointment:salons.${salon}`),
      className: 'ledger-wide:w-32',
      cell: (appointment) => t(`staffAppointment:salons.${appointment.salon}`),
    },
    {
      name: 'status',
      label: t('columns.status'),
      text: ({ status }) => t(`staffAppointment:statuses.${status}`),
      className: 'ledger:text-end ledger-wide:w-48',
      inCard: true,
      plain: true,
      cell: (appointment) => <AppointmentStatusBadge status={appointment.status} />,
    },
  ]
}

/** All appointments, one a line, which can be filtered, searched and sorted; the day opens one. */
export const AppointmentList = () => {
  const { t } = useTranslation(['staffAppointments', 'staffAppointment'])
  const list = useList(appointments)
  const { status, waiting, type, salon, outcome, search, given, period = 'upcoming' } = list.params
  const columns = useColumns(period === 'upcoming')
  const selection = useSelection(list)
  const { transport, lng } = useSession()
  const nameOf = ({ firstName, lastName, start }: Row) =>
    `${firstName} ${lastName}, ${spokenDay(dayOfSlot({ start }), lng)} ${timeOfSlot({ start })}`
  const confirming: ManyAct<Row> = {
    name: confirmAppointment.name,
    isPossible: ({ status: state }) => state === 'pending',
    send: ({ _id }, attemptKey) => confirmAppointment.send(transport, lng, _id, attemptKey),
    undo: async ({ _id }, attemptKey) => confirmAppointment.undo?.(transport, lng, _id, attemptKey),
    words: {
      will: (count, all) => t('selected.will', { count, all }),
      press: (count) => t('selected.confirm', { count }),
      done: (count) => t('selected.done', { count }),
    },
  }
  const isNarrowed = [status, waiting, type, salon, outcome, search, given.days].some(Boolean)
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
          atHand: true,
        },
        {
          field: 'salon',
          label: t('salon.label'),
          all: t('salon.all'),
          nameOf: (value) => t(`staffAppointment:salons.${value}`),
        },
        {
          field: 'type',
          label: t('kind.label'),
          all: t('kind.all'),
          nameOf: (value) => t(`staffAppointment:kinds.${value}`),
        },
        { kind: 'days', field: 'days', label: t('days.label'), said: t('days.said') },
        {
          field: 'outcome',
          label: t('outcome.label'),
          all: t('outcome.all'),
          nameOf: (value) => t(`outcome.${value}`),
        },
      ]}
      sort={{
        preset: period === 'upcoming' ? 'soonest' : 'latest',
        nameOf: (value) => t(`sort.${value}`),
      }}
      columns={columns}
      selection={{ ...selection, nameOf: (row) => t('selected.select', { appointment: nameOf(row) }) }}
      foot={<ActsOnSelected list={list} selection={selection} acts={[confirming]} nameOf={nameOf} />}
    />
  )
}
