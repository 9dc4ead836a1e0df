import { useSearchParams } from 'react-router'
import { WholeListFile } from '../../../ui/admin/list/file/whole-list-file.tsx'
import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage } from '../../../ui/admin/list/list-page.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { PayoutsContract } from '../payouts.contract.ts'
import { payoutsPageSize } from '../payouts.limits.ts'
import { OpenedPayout } from './opened-payout.tsx'
import { usePayoutColumns } from './payout-columns.tsx'
import { payoutsKey, unmatchedQuery } from './payouts.queries.ts'
import { payoutsDeskTexts } from './payouts-desk.texts.ts'
import { ReadingLine } from './reading-line.tsx'
import { UnmatchedList } from './unmatched-list.tsx'

const payouts = listOver<PayoutsContract>()({
  key: [...payoutsKey, 'listed'],
  call: 'GET /admin/payouts',
  read: ({ payouts: rows, ...page }) => ({ rows, ...page }),
  choices: {},
  ranges: { arrives: 'days' },
})

interface PayoutsViewProps {
  readonly isAdmin?: boolean | undefined
}

const PayoutList = ({ isAdmin = false }: PayoutsViewProps) => {
  const { t } = useTranslation('payoutsDesk')
  const list = useList(payouts)
  const { data } = usePrivateQuery(unmatchedQuery(useApi<PayoutsContract>()))
  const { given } = list.params
  const isNarrowed = Object.values(given).some(Boolean)
  return (
    <>
      <ReadingLine reading={data?.reading} mayFetch={isAdmin} />
      <ListPage
        list={list}
        t={t}
        expected={payoutsPageSize}
        empty={t(isNarrowed ? 'emptyOfSearch' : 'empty')}
        filters={[{ kind: 'days', field: 'arrives', label: t('columns.arrives'), said: t('saidArrives') }]}
        file={<WholeListFile call="GET /admin/payouts" query={given} />}
        columns={usePayoutColumns()}
      />
      <UnmatchedList />
    </>
  )
}

/** The payouts of the payment provider, each matched down to zero, and what does not match. */
export const PayoutsView = (props: PayoutsViewProps) => {
  useOwnTexts('payoutsDesk', payoutsDeskTexts)
  const opened = useSearchParams()[0].get('opened')
  return opened === null ? <PayoutList {...props} /> : <OpenedPayout id={opened} />
}
