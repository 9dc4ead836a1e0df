import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../ui/admin/counted-choices.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import type { AdminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import { withdrawalStatuses } from '../withdrawals.limits.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'
import { withdrawalsQuery } from './withdrawals.queries.ts'

/** The withdrawals of the house, what presses first. */
export const WithdrawalBoard = () => {
  const { t } = useTranslation('withdrawals')
  const signedIn = useSignedIn() === true
  const addressWith = useChangedAddress()
  const [params] = useSearchParams()
  const status = withdrawalStatuses.find((known) => known === params.get('status'))
  const page = pageIn(params, 'page')
  const api = useApi<AdminWithdrawalsContract>()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...withdrawalsQuery(api, { status, page }),
    enabled: signedIn,
  })
  const emptiness = data && data.count > 0 ? 'pastEnd' : status ? 'emptyOfStatus' : 'empty'
  if (!data && error)
    return (
      <Unanswered
        error={error}
        text={t('failed')}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  return (
    <>
      <CountedChoices
        label={t('filter.label')}
        choices={withdrawalStatuses}
        chosen={status}
        counts={data?.counts}
        nameOf={(choice) => t(`filter.${choice ?? 'all'}`)}
        hrefOf={(choice) => addressWith({ status: choice, page: undefined })}
      />
      <WithdrawalTable withdrawals={data?.withdrawals} busy={isPlaceholderData} />
      {data?.withdrawals.length === 0 && <p className="py-5 text-ink-soft">{t(emptiness)}</p>}
      {data && (
        <Pager
          page={page}
          totalPages={data.totalPages}
          hrefOf={(wanted) => addressWith({ page: wanted })}
          labels={{
            navigation: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            place: t('pages.place', { page, total: data.totalPages }),
          }}
        />
      )}
    </>
  )
}
