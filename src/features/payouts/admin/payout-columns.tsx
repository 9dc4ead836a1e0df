import { Amount, BookedDay } from '../../../ui/admin/figures.tsx'
import type { Columns } from '../../../ui/admin/list/table/columns.ts'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { ListedPayout } from '../payouts.contract.ts'
import type { PayoutState } from '../payouts.limits.ts'

const tones = {
  matched: 'sage',
  differs: 'accent',
  awaited: 'outline',
  untold: 'linen',
  returned: 'rose',
} as const

/** Whether a payout is matched, in a word. */
export const PayoutStateBadge = ({ state }: { readonly state: PayoutState }) => {
  const { t } = useTranslation('payoutsDesk')
  return (
    <Badge tone={tones[state]} className="whitespace-nowrap">
      {t(`states.${state}`)}
    </Badge>
  )
}

const side = 'ledger:text-end ledger-wide:w-36'

/** The columns of the list of payouts; the day opens one. */
export const usePayoutColumns = (): Columns<ListedPayout> => {
  const { t } = useTranslation('payoutsDesk')
  const urlWith = useChangedUrl()
  const sum = (name: 'payments' | 'refunds' | 'disputes' | 'others' | 'rest', onlyIfChosen = false) => ({
    name,
    label: t(`columns.${name}`),
    className: `ledger-mid:hidden ${side}`,
    onlyIfChosen,
    cell: (payout: ListedPayout) => <Amount euros={payout[name]} />,
  })
  return [
    {
      name: 'arrives',
      label: t('columns.arrives'),
      className: 'ledger-wide:w-36',
      cell: ({ _id, arrivesOn }) => (
        <LocalLink
          to={urlWith({ opened: _id })}
          className="thread-link relative inline-flex min-h-9 items-center"
        >
          <BookedDay day={arrivesOn} />
        </LocalLink>
      ),
    },
    {
      name: 'state',
      label: t('columns.state'),
      inCard: true,
      plain: true,
      cell: ({ state }) => <PayoutStateBadge state={state} />,
    },
    {
      name: 'payout',
      label: t('columns.payout'),
      onlyIfChosen: true,
      className: 'ledger-mid:hidden',
      cell: ({ _id }) => <span className="block truncate">{_id}</span>,
    },
    sum('payments'),
    sum('refunds'),
    sum('disputes', true),
    sum('others', true),
    {
      name: 'fees',
      label: t('columns.fees'),
      className: side,
      inCard: true,
      cell: ({ fees }) => <Amount euros={fees} />,
    },
    sum('rest', true),
    {
      name: 'amount',
      label: t('columns.amount'),
      className: side,
      inCard: true,
      cell: ({ amount }) => <Amount euros={amount} />,
    },
  ]
}
