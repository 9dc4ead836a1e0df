import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../ui/admin/counted-choices.tsx'
import { LedgerPage } from '../../../ui/admin/ledger-page.tsx'
import { LedgerSearch } from '../../../ui/admin/ledger-search.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useDownload } from '../../../ui/api/use-download.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { searchMaxLength, subscriberStatuses } from '../newsletter.limits.ts'
import type { SubscribersContract } from '../subscribers.contract.ts'
import { SubscriberTable } from './subscriber-table.tsx'
import { subscribersQuery, wantedQuery } from './subscribers.queries.ts'

/** The addresses of the newsletter, and the file of those that are looked at. */
export const SubscriberBoard = () => {
  const { t } = useTranslation('subscribers')
  const addressWith = useChangedAddress()
  const [params] = useSearchParams()
  const status = subscriberStatuses.find((known) => known === params.get('status'))
  const search = params.get('search') ?? ''
  const page = pageIn(params, 'page')
  const api = useApi<SubscribersContract>()
  const query = useQuery({
    ...subscribersQuery(api, { status, search, page }),
    enabled: useSignedIn() === true,
  })
  const file = useDownload(() =>
    api('GET /admin/newsletter-export', { query: wantedQuery({ status, search }) }),
  )
  const { data, isPlaceholderData } = query
  return (
    <LedgerPage
      query={query}
      shown={data?.subscribers.length}
      empty={t(search ? 'emptyFound' : 'empty')}
      page={page}
      hrefOf={(wantedPage) => addressWith({ page: wantedPage })}
      t={t}
    >
      <CountedChoices
        label={t('filter.label')}
        choices={subscriberStatuses}
        chosen={status}
        counts={data?.counts}
        nameOf={(choice) => t(`filter.${choice ?? 'all'}`)}
        hrefOf={(choice) => addressWith({ status: choice, page: undefined })}
      />
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <LedgerSearch
          search={search}
          maxLength={searchMaxLength}
          labels={{ label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
        />
        <Button
          variant="secondary"
          loading={file.pending}
          onClick={() => void file.download()}
          className="sm:ms-auto"
        >
          {file.pending ? t('exporting') : t('export')}
        </Button>
      </div>
      {file.failure !== undefined && <Refusal className="mb-4">{t('exportFailed')}</Refusal>}
      <SubscriberTable subscribers={data?.subscribers} busy={isPlaceholderData} />
    </LedgerPage>
  )
}
