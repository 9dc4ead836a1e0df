import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Ledger } from '../../../ui/admin/ledger.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import type { MailLine } from '../outbox.contract.ts'
import { MailStatusBadge } from './mail-status-badge.tsx'

interface MailTableProps {
  /** Undefined while the mails are loading. */
  readonly mails: readonly MailLine[] | undefined
  readonly busy: boolean
}

const expectedMails = 6

/** A table with one mail per row; the subject is the link to it. */
export const MailTable = ({ mails, busy }: MailTableProps) => {
  const { t } = useTranslation('outbox')
  const addressWith = useChangedAddress()
  return (
    <Ledger
      caption={t('caption')}
      rows={mails}
      expected={expectedMails}
      busy={busy}
      columns={[
        {
          name: 'subject',
          label: t('columns.subject'),
          className: 'md:w-1/3 lg:w-2/5',
          cell: ({ _id, subject, language }) => (
            <Link
              lang={language}
              to={addressWith({ mail: _id })}
              preventScrollReset
              className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
            >
              {subject}
            </Link>
          ),
        },
        {
          name: 'recipient',
          label: t('columns.recipient'),
          className: '[overflow-wrap:anywhere]',
          plain: true,
          cell: ({ recipient }) => <EmailAddress email={recipient} />,
        },
        {
          name: 'status',
          label: t('columns.status'),
          plain: true,
          cell: ({ status }) => <MailStatusBadge status={status} />,
        },
        {
          name: 'written',
          label: t('columns.written'),
          className: 'md:text-end',
          plain: true,
          cell: ({ writtenAt }) => <Moment at={writtenAt} />,
        },
      ]}
    />
  )
}
