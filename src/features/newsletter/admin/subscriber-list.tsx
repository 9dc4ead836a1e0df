import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../ui/admin/list/list-page.tsx'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useDownload } from '../../../ui/api/use-download.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { searchMaxLength, subscriberStatuses } from '../newsletter.limits.ts'
import type { SubscribersContract } from '../subscribers.contract.ts'
import { SubscriberStatusBadge } from './subscriber-status-badge.tsx'
import { subscribersKey } from './subscribers.queries.ts'

const subscribers = listOver<SubscribersContract>()({
  key: subscribersKey,
  call: 'GET /admin/newsletter',
  read: ({ subscribers: rows, ...page }) => ({ rows, ...page }),
  choices: { status: subscriberStatuses },
  searchMaxLength,
  reading: { staleTime: 0, refetchOnWindowFocus: false },
})

/** The addresses of the newsletter, one a line, and the file of those that are looked at; each opens its proof. */
export const SubscriberList = () => {
  const { t } = useTranslation('subscribers')
  const api = useApi<SubscribersContract>()
  const list = useList(subscribers)
  const { status, search } = list.params
  const file = useDownload(() => api('GET /admin/newsletter-export', { query: { status, search } }))
  return (
    <ListPage
      list={list}
      t={t}
      expected={12}
      empty={t(search ? 'emptyFound' : 'empty')}
      states={{ label: t('filter.label'), nameOf: (choice) => t(`filter.${choice ?? 'all'}`) }}
      search={searchIn(t)}
      file={
        <Button
          size="small"
          variant="secondary"
          loading={file.pending}
          onClick={() => void file.download()}
          className="sm:ms-auto"
        >
          {file.pending ? t('exporting') : t('export')}
        </Button>
      }
      columns={[
        {
          name: 'email',
          label: t('columns.email'),
          className: 'ledger:w-[30%] wrap-anywhere',
          cell: ({ _id, email }) => (
            <RowLink id={_id}>
              <EmailAddress email={email} />
            </RowLink>
          ),
        },
        {
          name: 'language',
          label: t('columns.language'),
          className: 'ledger-mid:hidden',
          cell: ({ language }) => t(`languages.${language}`),
        },
        { name: 'source', label: t('columns.source'), cell: ({ source }) => t(`sources.${source}`) },
        {
          name: 'asked',
          label: t('columns.asked'),
          inCard: true,
          plain: true,
          cell: ({ askedAt }) => <Moment at={askedAt} />,
        },
        {
          name: 'confirmed',
          label: t('columns.confirmed'),
          cell: ({ confirmedAt }) => (confirmedAt ? <Moment at={confirmedAt} /> : t('notYet')),
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'ledger:text-end',
          inCard: true,
          plain: true,
          cell: ({ status }) => <SubscriberStatusBadge status={status} />,
        },
      ]}
    >
      {file.failure !== undefined && <Refusal className="mb-4">{t('exportFailed')}</Refusal>}
    </ListPage>
  )
}
