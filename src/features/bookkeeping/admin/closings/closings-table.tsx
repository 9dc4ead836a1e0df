import { longDay } from '../../../../shared/dates/long-day.ts'
import { Amount, SideAmount } from '../../../../ui/admin/figures.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Closing } from '../../closings/closings.contract.ts'
import { usePeriodName } from '../use-period-name.ts'

const side = 'ledger:text-end ledger-wide:w-28'

const amounts = ['net', 'vat', 'taken', 'givenBack', 'perpetual'] as const

const shownHash = 8

const Closed = ({
  closing: { kind, closedAt, closedBy, byHand, forgottenAt },
}: {
  readonly closing: Closing
}) => {
  const { t } = useTranslation('closingsDesk')
  const lng = useLanguage()
  const by = closedBy === null ? t(byHand ? 'byFormer' : 'byItself') : t('by', { name: closedBy })
  return (
    <>
      <Moment at={closedAt} /> <span className="text-ink-soft">{by}</span>
      {kind === 'year' && forgottenAt && (
        <span className="block text-ink-soft">{t('forgotten', { day: longDay(forgottenAt, lng) })}</span>
      )}
    </>
  )
}

/** Closed periods with what they came to, who closed them, and the beginning of their hash. */
export const ClosingsTable = ({ closings }: { readonly closings: readonly Closing[] | undefined }) => {
  const { t } = useTranslation('closingsDesk')
  const nameOf = usePeriodName()
  return (
    <Ledger
      caption={t('caption')}
      expected={12}
      rows={closings}
      columns={[
        {
          name: 'period',
          label: t('columns.period'),
          cell: ({ kind, period }) => (
            <span className={kind === 'day' ? undefined : 'font-semibold'}>{nameOf(period)}</span>
          ),
        },
        {
          name: 'number',
          label: t('columns.number'),
          className: 'ledger-mid:hidden ledger:text-end ledger-wide:w-14 tabular-nums',
          cell: ({ number }) => number,
        },
        {
          name: 'entries',
          label: t('columns.entries'),
          className: 'ledger:text-end ledger-wide:w-20 tabular-nums',
          inCard: true,
          cell: ({ entries }) => entries,
        },
        ...amounts.map((name) => ({
          name,
          label: t(`columns.${name}`),
          className: side,
          inCard: true,
          cell: (closing: Closing) =>
            name === 'perpetual' ? <Amount euros={closing[name]} /> : <SideAmount euros={closing[name]} />,
        })),
        {
          name: 'closed',
          label: t('columns.closed'),
          className: 'ledger-mid:hidden ledger-wide:w-44',
          inCard: true,
          cell: (closing) => <Closed closing={closing} />,
        },
        {
          name: 'hash',
          label: t('columns.hash'),
          className: 'ledger-wide:w-24',
          inCard: true,
          cell: ({ hash }) => (
            <code title={hash} className="tabular-nums">
              {hash.slice(0, shownHash)}
            </code>
          ),
        },
      ]}
    />
  )
}
