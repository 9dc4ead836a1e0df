import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../ui/admin/counted-choices.tsx'
import { LedgerPage } from '../../../ui/admin/ledger-page.tsx'
import { LedgerSearch } from '../../../ui/admin/ledger-search.tsx'
import { OnlyToSee } from '../../../ui/admin/only-to-see.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { assignments, messageStatuses, searchMaxLength } from '../contact.limits.ts'
import type { InboxContract } from '../inbox.contract.ts'
import { messagesQuery } from './inbox.queries.ts'
import { MessageTable } from './message-table.tsx'

/** The messages of the house: by where they stand, their assignee, and their words. */
export const MessageBoard = () => {
  const { t } = useTranslation('inbox')
  const navigate = useNavigate()
  const addressWith = useChangedAddress()
  const [params] = useSearchParams()
  const status = messageStatuses.find((known) => known === params.get('status'))
  const waiting = params.get('waiting') === 'house' ? ('house' as const) : undefined
  const assigned = assignments.find((known) => known === params.get('assigned'))
  const search = params.get('search') ?? ''
  const page = pageIn(params, 'page')
  const query = useQuery({
    ...messagesQuery(useApi<InboxContract>(), { status, waiting, assigned, search, page }),
    enabled: useSignedIn() === true,
  })
  const { data, isPlaceholderData } = query
  return (
    <LedgerPage
      query={query}
      shown={data?.messages.length}
      empty={t(search ? 'emptyFound' : 'empty')}
      page={page}
      hrefOf={(wantedPage) => addressWith({ page: wantedPage })}
      t={t}
    >
      <CountedChoices
        label={t('filter.label')}
        choices={messageStatuses}
        chosen={waiting ? null : status}
        counts={data?.counts}
        nameOf={(choice) => t(`filter.${choice ?? 'all'}`)}
        hrefOf={(choice) => addressWith({ status: choice, waiting: undefined, page: undefined })}
      />
      {waiting && (
        <OnlyToSee count={data?.count} allHref={addressWith({ waiting: undefined, page: undefined })} />
      )}
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <LedgerSearch
          search={search}
          maxLength={searchMaxLength}
          labels={{ label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
        />
        <SelectField
          label={t('assigned.label')}
          value={assigned ?? ''}
          options={[
            { value: '', label: t('assigned.all') },
            ...assignments.map((value) => ({ value, label: t(`assigned.${value}`) })),
          ]}
          onChange={({ target }) =>
            void navigate(addressWith({ assigned: target.value || undefined, page: undefined }), {
              preventScrollReset: true,
            })
          }
          frameClassName="w-44 max-w-full sm:ms-auto"
        />
      </div>
      <MessageTable messages={data?.messages} busy={isPlaceholderData} />
    </LedgerPage>
  )
}
