import { pathTo } from '../../../sitemap.ts'
import type { Columns } from '../../../ui/admin/list/table/columns.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'

interface FromOrder {
  readonly at: string
  readonly orderId: string | null
  readonly order: string | null
}

/** The columns that say when money moved, and for which order. */
export const useOriginColumns = (): Columns<FromOrder> => {
  const { t } = useTranslation('payoutsDesk')
  return [
    {
      name: 'at',
      label: t('opened.at'),
      className: 'ledger-wide:w-44',
      inCard: true,
      plain: true,
      cell: ({ at }) => <Moment at={at} />,
    },
    {
      name: 'order',
      label: t('opened.order'),
      className: 'ledger-wide:w-36',
      inCard: true,
      plain: true,
      cell: ({ orderId, order }) =>
        orderId && (
          <LocalLink
            to={pathTo('adminOrder', { orderId })}
            className="thread-link relative whitespace-nowrap"
          >
            {order}
          </LocalLink>
        ),
    },
  ]
}
