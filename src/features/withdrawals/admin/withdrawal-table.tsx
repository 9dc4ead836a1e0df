import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Ledger } from '../../../ui/admin/ledger.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import type { WithdrawalLine } from '../admin-withdrawals.contract.ts'
import { RefundDue } from './refund-due.tsx'
import { WithdrawalStatusBadge } from './withdrawal-status-badge.tsx'

interface WithdrawalTableProps {
  /** Undefined while the withdrawals are loading. */
  readonly withdrawals: readonly WithdrawalLine[] | undefined
  readonly busy: boolean
}

const expectedLines = 6

/** A table with one withdrawal per row; the reference is the link to it. */
export const WithdrawalTable = ({ withdrawals, busy }: WithdrawalTableProps) => {
  const { t } = useTranslation('withdrawals')
  const addressWith = useChangedAddress()
  return (
    <Ledger
      caption={t('caption')}
      rows={withdrawals}
      expected={expectedLines}
      busy={busy}
      columns={[
        {
          name: 'reference',
          label: t('columns.reference'),
          cell: ({ _id, reference }) => (
            <Link
              to={addressWith({ opened: _id })}
              className="whitespace-nowrap tabular-nums underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
            >
              {reference}
            </Link>
          ),
        },
        {
          name: 'customer',
          label: t('columns.customer'),
          className: '[overflow-wrap:anywhere]',
          cell: ({ name, email }) => (
            <>
              {name}
              <span className="block text-ink-soft">
                <EmailAddress email={email} />
              </span>
            </>
          ),
        },
        {
          name: 'order',
          label: t('columns.order'),
          cell: ({ orderNumber }) =>
            orderNumber ? (
              <span className="whitespace-nowrap tabular-nums">{orderNumber}</span>
            ) : (
              <span className="text-ink-soft">{t('noOrder')}</span>
            ),
        },
        {
          name: 'received',
          label: t('columns.received'),
          cell: ({ submittedAt }) => <Moment at={submittedAt} />,
        },
        {
          name: 'due',
          label: t('columns.due'),
          cell: (withdrawal) => <RefundDue withdrawal={withdrawal} />,
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'md:text-end',
          cell: ({ status }) => <WithdrawalStatusBadge status={status} />,
        },
      ]}
    />
  )
}
