import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../ui/admin/counted-choices.tsx'
import { LedgerSearch } from '../../../ui/admin/ledger-search.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { assignments, messageStatuses, searchMaxLength } from '../contact.limits.ts'
import type { InboxContract } from '../inbox.contract.ts'
import { messagesQuery } from './inbox.queries.ts'
import { MessageTable } from './message-table.tsx'

/** The messages of the house: by where they stand, who looks after them, and their words. */
export const MessageBoard = () => {
  const { t } = useTranslation('inbox')
  const navigate = useNavigate()
  const addressWith = useChangedAddress()
  const [params] = useSearchParams()
  const status = messageStatuses.find((known) => known === params.get('status'))
  const assigned = assignments.find((known) => known === params.get('assigned'))
  const search = params.get('search') ?? ''
  const page = pageIn(params, 'page')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...messagesQuery(useApi<InboxContract>(), { status, assigned, search, page }),
    enabled: useSignedIn() === true,
  })
  const emptiness = data && data.count > 0 ? 'pastEnd' : search ? 'emptyFound' : 'empty'
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
        choices={messageStatuses}
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
      {data?.messages.length === 0 && <p className="py-5 text-ink-soft">{t(emptiness)}</p>}
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
