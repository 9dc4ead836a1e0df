import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type OrderStatus, orderStatuses } from '../order-status.rules.ts'

interface OrderFilterProps {
  readonly status: OrderStatus | undefined
  /** Unknown while they are on their way. */
  readonly counts: Readonly<Record<OrderStatus, number>> | undefined
}

/** The orders by where they stand, each with their number; the choice stands in the address. */
export const OrderFilter = ({ status, counts }: OrderFilterProps) => {
  const { t } = useTranslation('adminOrders')
  const addressWith = useChangedAddress()
  const all = counts && orderStatuses.reduce((sum, each) => sum + counts[each], 0)
  return (
    <nav aria-label={t('filter.label')} className="mb-4 text-small">
      <ul className="flex flex-wrap gap-x-6">
        {([undefined, ...orderStatuses] as const).map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={addressWith({ status: choice, page: undefined })}
              preventScrollReset
              aria-current={choice === status ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center gap-2',
                choice === status ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {choice ? t(`statuses.${choice}`) : t('filter.all')}
              <span className="min-w-[1ch] tabular-nums">{choice ? counts?.[choice] : all}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
