import { useTranslation } from 'react-i18next'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage } from '../../../ui/admin/list/list-page.tsx'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import type { OutboxContract } from '../outbox.contract.ts'
import { mailStatuses } from '../outbox.limits.ts'
import { MailStatusBadge } from './mail-status-badge.tsx'
import { OpenedMail } from './opened-mail.tsx'
import { outboxKey, whileWaitingMs } from './outbox.queries.ts'
import { outboxTexts } from './outbox.texts.ts'

const anchor = 'courrier'

const mails = listOver<OutboxContract>()({
  key: outboxKey,
  call: 'GET /admin/outbox',
  read: ({ mails: rows, ...page }) => ({ rows, ...page }),
  choices: { status: mailStatuses },
  inUrl: { status: 'mails', page: 'mailPage', after: 'mailAfter', before: 'mailBefore' },
  rowIds: 'counted',
  anchor,
  againAfterMs: ({ counts }) => (counts?.queued ? whileWaitingMs : false),
})

/** All mails, one a line, by their status; the subject opens one. */
export const Outbox = () => {
  useOwnTexts('outbox', outboxTexts)
  const { t } = useTranslation('outbox')
  const isSignedIn = useSignedIn() === true
  const list = useList(mails)
  const { data } = list.query
  return (
    <AdminSection id={anchor} title={t('title')} lead={t('lead')}>
      <ListPage
        list={list}
        t={t}
        expected={6}
        empty={t(list.params.status ? 'emptyOfStatus' : 'empty')}
        states={{ label: t('filter.label'), nameOf: (choice) => t(`filter.${choice ?? 'all'}`) }}
        columns={[
          {
            name: 'subject',
            label: t('columns.subject'),
            className: 'ledger:w-1/3 ledger-wide:w-2/5',
            cell: ({ _id, subject, language }) => (
              <RowLink id={_id} field="mail" lang={language} className="line-clamp-1 wrap-anywhere">
                {subject}
              </RowLink>
            ),
          },
          {
            name: 'recipient',
            label: t('columns.recipient'),
            className: 'wrap-anywhere',
            plain: true,
            inCard: true,
            cell: ({ recipient }) => <EmailAddress email={recipient} />,
          },
          {
            name: 'status',
            label: t('columns.status'),
            plain: true,
            inCard: true,
            cell: (mail) => <MailStatusBadge status={mail.status} />,
          },
          {
            name: 'written',
            label: t('columns.written'),
            className: 'ledger:text-end',
            plain: true,
            inCard: true,
            cell: ({ writtenAt }) => <Moment at={writtenAt} />,
          },
        ]}
      />
      {/* It stands below, because it is known only with the counts: above, it would move the list. */}
      {data?.counts?.kept ? (
        <p className="mt-3 max-w-[46rem] text-ink-soft text-small">{t('keptLead')}</p>
      ) : null}
      {isSignedIn && <OpenedMail />}
    </AdminSection>
  )
}
