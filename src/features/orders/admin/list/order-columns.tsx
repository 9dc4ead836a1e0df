import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Price } from '../../../../ui/price.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { AdminOrderSummary } from '../../admin-order.schema.ts'
import { CivilDay } from '../civil-day.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'

/** The columns of the list of orders; those that few need are shown to those who chose them. */
export const useOrderColumns = (): Columns<AdminOrderSummary> => {
  const { t } = useTranslation('adminOrders')
  return [
    {
      name: 'number',
      label: t('columns.number'),
      className: 'ledger-wide:w-36',
      cell: ({ _id, number }) => (
        <LocalLink
          to={pathTo('adminOrder', { orderId: _id })}
          className="whitespace-nowrap tabular-nums underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
        >
          {number}
        </LocalLink>
      ),
    },
    {
      name: 'buyer',
      label: t('columns.buyer'),
      className: 'ledger:w-1/4 ledger-wide:w-auto',
      inCard: true,
      plain: true,
      sort: { up: 'buyer', down: 'buyer-desc', first: 'up' },
      cell: ({ buyer: { name, email } }) => (
        <span title={email} className="block truncate">
          {name}
        </span>
      ),
    },
    {
      name: 'email',
      label: t('columns.email'),
      className: 'ledger-mid:hidden ledger-wide:w-52',
      onlyIfChosen: true,
      cell: ({ buyer: { email } }) => <span className="block truncate">{email}</span>,
    },
    {
      name: 'status',
      label: t('columns.status'),
      className: 'ledger-wide:w-52',
      inCard: true,
      plain: true,
      cell: (order) => <OrderStatusBadge order={order} />,
    },
    {
      name: 'promised',
      label: t('columns.promised'),
      className: 'ledger-wide:w-32',
      sort: { up: 'promised', down: 'promised-desc', first: 'up' },
      cell: ({ promisedTo }) => promisedTo && <CivilDay day={promisedTo} />,
    },
    {
      name: 'event',
      label: t('columns.event'),
      className: 'ledger-mid:hidden ledger-wide:w-32',
      cell: ({ eventDate }) => eventDate && <CivilDay day={eventDate} />,
    },
    {
      name: 'measures',
      label: t('columns.measures'),
      className: 'ledger-mid:hidden ledger-wide:w-36',
      cell: ({ toMeasure }) =>
        toMeasure && <span className="block truncate">{t(`toMeasure.${toMeasure}`)}</span>,
    },
    {
      name: 'pieces',
      label: t('columns.pieces'),
      className: 'ledger:text-end ledger-mid:hidden tabular-nums ledger-wide:w-20',
      onlyIfChosen: true,
      cell: ({ totalItems }) => totalItems,
    },
    {
      name: 'total',
      label: t('columns.total'),
      className: 'ledger:text-end tabular-nums ledger-wide:w-24',
      inCard: true,
      plain: true,
      sort: { up: 'total-asc', down: 'total-desc', first: 'down' },
      cell: ({ total }) => <Price amount={formatEuros(total)} />,
    },
    {
      name: 'placed',
      label: t('columns.placed'),
      className: 'ledger:text-end ledger-mid:hidden ledger-wide:w-30',
      sort: { up: 'oldest', down: 'newest', first: 'down' },
      cell: ({ placedAt }) => <CivilDay day={parisTime(Date.parse(placedAt)).date} />,
    },
  ]
}
