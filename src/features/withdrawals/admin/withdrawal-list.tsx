import { parisMinute } from '../../../shared/calendar/paris-time.ts'
import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage } from '../../../ui/admin/list/list-page.tsx'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import { withdrawalStatuses } from '../withdrawals.limits.ts'
import { RefundDue } from './refund-due.tsx'
import { WithdrawalStatusBadge } from './withdrawal-status-badge.tsx'
import { withdrawalsKey } from './withdrawals.queries.ts'

const withdrawals = listOver<AdminWithdrawalsContract>()({
  key: withdrawalsKey,
  call: 'GET /admin/withdrawals',
  read: ({ withdrawals: rows, ...page }) => ({ rows, ...page }),
  choices: { status: withdrawalStatuses, waiting: ['house'] },
  ranges: { received: 'days' },
})

/** All withdrawals, one a line, the most urgent first; the reference opens one. */
export const WithdrawalList = () => {
  const { t } = useTranslation('withdrawals')
  const list = useList(withdrawals)
  const { status, waiting, given } = list.params
  return (
    <ListPage
      list={list}
      t={t}
      expected={6}
      empty={t(status || waiting || given.received ? 'emptyOfStatus' : 'empty')}
      states={{ label: t('filter.label'), nameOf: (choice) => t(`filter.${choice ?? 'all'}`) }}
      toSee="waiting"
      filters={[{ kind: 'days', field: 'received', label: t('columns.received'), said: t('receivedOn') }]}
      columns={[
        {
          name: 'reference',
          label: t('columns.reference'),
          text: ({ reference }) => reference,
          cell: ({ _id, reference }) => (
            <RowLink id={_id} className="whitespace-nowrap tabular-nums">
              {reference}
            </RowLink>
          ),
        },
        {
          name: 'customer',
          label: t('columns.customer'),
          text: ({ name, email }) => `${name} <${email}>`,
          className: 'ledger:w-[16%]',
          inCard: true,
          plain: true,
          cell: ({ name, email }) => (
            <span title={email} className="line-clamp-1 wrap-anywhere">
              {name}
            </span>
          ),
        },
        {
          name: 'order',
          label: t('columns.order'),
          text: ({ orderNumber }) => orderNumber ?? '',
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
          text: ({ submittedAt }) => parisMinute(Date.parse(submittedAt)),
          cell: ({ submittedAt }) => <Moment at={submittedAt} />,
        },
        {
          name: 'due',
          label: t('columns.due'),
          text: ({ refundDueOn }) => refundDueOn,
          className: 'ledger:w-[32%]',
          inCard: true,
          plain: true,
          cell: (withdrawal) => <RefundDue withdrawal={withdrawal} />,
        },
        {
          name: 'status',
          label: t('columns.status'),
          text: ({ status: state }) => t(`statuses.${state}`),
          className: 'ledger:text-end',
          inCard: true,
          plain: true,
          cell: (withdrawal) => <WithdrawalStatusBadge status={withdrawal.status} />,
        },
      ]}
    />
  )
}
