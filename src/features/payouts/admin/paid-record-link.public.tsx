import { pathTo } from '../../../sitemap.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'

interface PaidRecord {
  readonly orderId: string | null
  readonly commissionId: string | null
  readonly number: string | null
}

/** The number of what was paid for, which leads to it: an order or a commission. */
export const PaidRecordLink = ({ orderId, commissionId, number }: PaidRecord) => {
  const to = orderId
    ? pathTo('adminOrder', { orderId })
    : commissionId && `${pathTo('adminCommissions')}?opened=${commissionId}`
  return (
    to && (
      <LocalLink to={to} className="thread-link relative whitespace-nowrap tabular-nums hover:text-garance">
        {number}
      </LocalLink>
    )
  )
}
