import { longDay } from '../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../shared/money.ts'
import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../ui/admin/list/list-page.tsx'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { commissionStatuses } from '../../commissions/stages/commission-status.rules.ts'
import type { CommissionsDeskContract } from '../commissions-desk.contract.ts'
import { searchMaxLength, waitingFor } from '../commissions-desk.limits.ts'
import { CommissionStatusBadge } from './commission-status-badge.tsx'
import { deskCommissionsKey } from './commissions.queries.ts'

const commissions = listOver<CommissionsDeskContract>()({
  key: deskCommissionsKey,
  call: 'GET /admin/commissions',
  read: ({ commissions: rows, ...page }) => ({ rows, ...page }),
  choices: { status: commissionStatuses, waiting: waitingFor },
  ranges: { event: 'days' },
  searchMaxLength,
})

/** All commissions, one a line: those that go on by the day of their event, then those that ended. */
export const CommissionList = () => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const list = useList(commissions)
  const { status, waiting, search, given } = list.params
  const isNarrowed = Boolean(status || waiting || search || given.event)
  return (
    <ListPage
      list={list}
      t={t}
      expected={6}
      empty={t(isNarrowed ? 'emptyOfStatus' : 'empty')}
      search={searchIn(t)}
      states={{ label: t('filter.label'), nameOf: (choice) => t(`filter.${choice ?? 'all'}`) }}
      toSee="waiting"
      filters={[{ kind: 'days', field: 'event', label: t('columns.event'), said: t('eventOn') }]}
      columns={[
        {
          name: 'number',
          label: t('columns.number'),
          text: ({ number }) => number,
          className: 'ledger:w-[10%]',
          cell: ({ _id, number }) => (
            <RowLink id={_id} className="whitespace-nowrap tabular-nums">
              {number}
            </RowLink>
          ),
        },
        {
          name: 'customer',
          label: t('columns.customer'),
          text: ({ customer }) => customer,
          className: 'ledger:w-[14%]',
          inCard: true,
          plain: true,
          cell: ({ customer, email }) => (
            <span title={email} className="line-clamp-1 wrap-anywhere">
              {customer}
            </span>
          ),
        },
        {
          name: 'piece',
          label: t('columns.piece'),
          text: ({ title, occasion }) => title ?? t(`occasions.${occasion}`),
          className: 'ledger:w-[20%]',
          cell: ({ title, occasion }) => (
            <span className="line-clamp-1 wrap-anywhere">{title ?? t(`occasions.${occasion}`)}</span>
          ),
        },
        {
          name: 'event',
          label: t('columns.event'),
          text: ({ eventDate }) => eventDate ?? '',
          className: 'ledger:w-[13%]',
          inCard: true,
          plain: true,
          cell: ({ eventDate }) =>
            eventDate ? (
              <span className="whitespace-nowrap tabular-nums">{longDay(eventDate, lng)}</span>
            ) : (
              <span className="text-ink-soft">{t('noEvent')}</span>
            ),
        },
        {
          name: 'stage',
          label: t('columns.stage'),
          text: ({ stage }) => (stage ? t(`stages.${stage}`) : ''),
          className: 'ledger:w-[18%]',
          inCard: true,
          plain: true,
          cell: ({ stage, status: state, late }) =>
            state === 'making' && stage ? (
              <span className="wrap-anywhere">
                {t(`stages.${stage}`)}
                {late && <span className="whitespace-nowrap text-garance"> · {t('late')}</span>}
              </span>
            ) : null,
        },
        {
          name: 'total',
          label: t('columns.total'),
          text: ({ total }) => (total === null ? '' : String(total)),
          className: 'ledger:text-end',
          cell: ({ total }) =>
            total === null ? (
              <span className="text-ink-soft">{t('noQuote')}</span>
            ) : (
              <span className="whitespace-nowrap tabular-nums">{formatEuros(total)}</span>
            ),
        },
        {
          name: 'due',
          label: t('columns.due'),
          text: ({ due }) => String(due),
          className: 'ledger:text-end',
          cell: ({ due }) =>
            due > 0 ? (
              <span className="whitespace-nowrap text-garance tabular-nums">{formatEuros(due)}</span>
            ) : null,
        },
        {
          name: 'status',
          label: t('columns.status'),
          text: ({ status: state }) => t(`statuses.${state}`),
          className: 'ledger:text-end',
          inCard: true,
          plain: true,
          cell: (commission) => <CommissionStatusBadge status={commission.status} />,
        },
      ]}
    />
  )
}
