import { pathTo } from '../../../sitemap.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import { openWithdrawals } from '../withdrawn/open-withdrawals.rules.ts'

/**
 * The withdrawals of an order that wait for an answer, with a link to each: they have to be answered before the order
 * goes on.
 */
export const OpenWithdrawals = ({ events }: Pick<AdminOrder, 'events'>) => {
  const { t } = useTranslation('adminOrders')
  return openWithdrawals(events).map((reference) => (
    <p key={reference} className="mt-3 border-garance border-s-2 bg-rose px-4 py-1 text-small">
      <LocalLink
        to={`${pathTo('adminWithdrawals')}?opened=${reference}`}
        className="thread-link inline-flex min-h-11 items-center [--thread-drop:0.25rem]"
      >
        {t('order.withdrawing', { reference })}
      </LocalLink>
    </p>
  ))
}
