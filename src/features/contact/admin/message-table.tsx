import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Ledger } from '../../../ui/admin/ledger.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import type { InboxLine } from '../inbox.contract.ts'
import { MessageStatusBadge } from './message-status-badge.tsx'

interface MessageTableProps {
  /** Absent while they are on their way. */
  readonly messages: readonly InboxLine[] | undefined
  readonly busy: boolean
}

const expectedLines = 8

/** Messages, one a line; its subject opens it. */
export const MessageTable = ({ messages, busy }: MessageTableProps) => {
  const { t } = useTranslation('inbox')
  const addressWith = useChangedAddress()
  return (
    <Ledger
      caption={t('caption')}
      rows={messages}
      expected={expectedLines}
      busy={busy}
      columns={[
        {
          name: 'subject',
          label: t('columns.subject'),
          className: 'md:w-[30%] wrap-anywhere',
          cell: ({ _id, subject }) => (
            <Link
              to={addressWith({ opened: _id })}
              className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
            >
              {subject}
            </Link>
          ),
        },
        {
          name: 'from',
          label: t('columns.from'),
          className: 'md:w-[27%] wrap-anywhere',
          cell: ({ fullName, email }) => (
            <>
              {fullName}
              <span className="block text-ink-soft">
                <EmailAddress email={email} />
              </span>
            </>
          ),
        },
        {
          name: 'received',
          label: t('columns.received'),
          cell: ({ receivedAt }) => <Moment at={receivedAt} />,
        },
        {
          name: 'assignee',
          label: t('columns.assignee'),
          cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-soft">{t('nobody')}</span>,
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'md:text-end',
          cell: ({ status }) => <MessageStatusBadge status={status} />,
        },
      ]}
    />
  )
}
