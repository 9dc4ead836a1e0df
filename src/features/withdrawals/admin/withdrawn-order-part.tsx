import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { longDay } from '../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../shared/money.ts'
import { pathTo } from '../../../sitemap.ts'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { WithdrawnOrder } from '../admin-withdrawals.contract.ts'

const numbers = 'tabular-nums'

/** The order of the withdrawal, line by line, with the eligibility of each line. */
export const WithdrawnOrderPart = ({ order }: { order: WithdrawnOrder }) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const { number, placedAt, deliveredAt, withdrawUntil, total, refunded, lines } = order
  return (
    <section aria-labelledby="withdrawn-order" className="mt-8">
      <h3 id="withdrawn-order" className="font-semibold text-small">
        {t('opened.order')}
      </h3>
      <p className="mt-1 mb-3 text-small">
        <LocalLink
          to={pathTo('adminOrder', { orderId: order._id })}
          className="tabular-nums underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
        >
          {number}
        </LocalLink>
        {t('opened.orderPlaced', { placed: dayAndTime(placedAt, lng) })}.{' '}
        {deliveredAt && withdrawUntil
          ? t('opened.arrived', {
              day: dayAndTime(deliveredAt, lng),
              until: longDay(withdrawUntil, lng),
            })
          : t('opened.notArrived')}{' '}
        {t('opened.sums', { total: formatEuros(total), refunded: formatEuros(refunded) })}
      </p>
      <Ledger
        caption={t('lines.caption')}
        rows={lines}
        expected={lines.length}
        columns={[
          {
            name: 'piece',
            label: t('lines.piece'),
            cell: ({ name, size }) => [name, size].filter(Boolean).join(', '),
          },
          { name: 'bought', label: t('lines.bought'), className: numbers, cell: ({ quantity }) => quantity },
          {
            name: 'refunded',
            label: t('lines.refunded'),
            className: numbers,
            cell: ({ refundedQuantity }) => refundedQuantity,
          },
          {
            name: 'declared',
            label: t('lines.declared'),
            className: numbers,
            cell: ({ declaredQuantity }) => declaredQuantity || '—',
          },
          {
            name: 'amount',
            label: t('lines.amount'),
            className: numbers,
            cell: (line) => formatEuros(line.total),
          },
          {
            name: 'standing',
            label: t('lines.standing'),
            cell: ({ standing }) => t(`standings.${standing}`),
          },
        ]}
      />
    </section>
  )
}
