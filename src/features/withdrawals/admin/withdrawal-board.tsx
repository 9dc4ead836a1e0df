import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../ui/admin/counted-choices.tsx'
import { LedgerPage } from '../../../ui/admin/ledger-page.tsx'
import { OnlyToSee } from '../../../ui/admin/only-to-see.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import type { AdminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import { withdrawalStatuses } from '../withdrawals.limits.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'
import { withdrawalsQuery } from './withdrawals.queries.ts'

/** The list of all withdrawals, the most urgent first. */
export const WithdrawalBoard = () => {
  const { t } = useTranslation('withdrawals')
  const signedIn = useSignedIn() === true
  const addressWith = useChangedAddress()
  const [params] = useSearchParams()
  const status = withdrawalStatuses.find((known) => known === params.get('status'))
  const waiting = params.get('waiting') === 'house' ? ('house' as const) : undefined
  const page = pageIn(params, 'page')
  const api = useApi<AdminWithdrawalsContract>()
  const query = useQuery({
    ...withdrawalsQuery(api, { status, waiting, page }),
    enabled: signedIn,
  })
  const { data, isPlaceholderData } = query
  return (
    <LedgerPage
      query={query}
      shown={data?.withdrawals.length}
      empty={t(status || waiting ? 'emptyOfStatus' : 'empty')}
      page={page}
      hrefOf={(wantedPage) => addressWith({ page: wantedPage })}
      t={t}
    >
      <CountedChoices
        label={t('filter.label')}
        choices={withdrawalStatuses}
        chosen={waiting ? null : status}
        counts={data?.counts}
        nameOf={(choice) => t(`filter.${choice ?? 'all'}`)}
        hrefOf={(choice) => addressWith({ status: choice, waiting: undefined, page: undefined })}
      />
      {waiting && (
        <OnlyToSee count={data?.count} allHref={addressWith({ waiting: undefined, page: undefined })} />
      )}
      <WithdrawalTable withdrawals={data?.withdrawals} busy={isPlaceholderData} />
    </LedgerPage>
  )
}
