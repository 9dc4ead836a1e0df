import type { Columns } from '../../../ui/admin/list/table/columns.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { PaidRecordLink } from './paid-record-link.public.tsx'

interface FromOrder {
  readonly at: string
  readonly orderId: string | null
  readonly commissionId: string | null
  readonly order: string | null
}

/** The columns that say when money moved, and for which order or commission. */
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
      cell: ({ order, ...paid }) => <PaidRecordLink {...paid} number={order} />,
    },
  ]
}
