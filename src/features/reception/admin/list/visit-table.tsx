import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { spokenDay } from '../../../../shared/calendar/spoken-day.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { Ledger } from '../../../../ui/admin/ledger.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { dayOfSlot, timeOfSlot } from '../../../appointments/slot-days.rules.ts'
import type { HouseVisit } from '../../house-visit.schema.ts'
import { VisitStatusBadge } from '../visit/visit-status-badge.tsx'

interface VisitTableProps {
  /** Undefined while the visits are loading. */
  readonly visits: readonly HouseVisit[] | undefined
  readonly busy: boolean
}

const expectedVisits = 8

/** A table with one visit per row; its day is the link to it. */
export const VisitTable = ({ visits, busy }: VisitTableProps) => {
  const { t } = useTranslation(['houseAppointments', 'houseVisit'])
  const lng = useLanguage()
  const addressWith = useChangedAddress()
  return (
    <Ledger
      caption={t('caption')}
      rows={visits}
      expected={expectedVisits}
      busy={busy}
      columns={[
        {
          name: 'when',
          label: t('columns.when'),
          className: 'xl:w-72',
          cell: ({ _id, start, end }) => (
            <Link
              to={addressWith({ opened: _id })}
              className="tabular-nums underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
            >
              <span className="block first-letter:uppercase">{spokenDay(dayOfSlot({ start }), lng)}</span>
              <span className="block">
                {timeOfSlot({ start })} – {timeOfSlot({ start: end })}
              </span>
            </Link>
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
          className: 'xl:w-36',
          cell: ({ salon }) => t(`houseVisit:salons.${salon}`),
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'md:text-end xl:w-60',
          cell: ({ status }) => <VisitStatusBadge status={status} />,
        },
      ]}
    />
  )
}
