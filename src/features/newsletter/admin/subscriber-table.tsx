import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Ledger } from '../../../ui/admin/ledger.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import type { Subscriber } from '../subscribers.contract.ts'
import { SubscriberStatusBadge } from './subscriber-status-badge.tsx'

interface SubscriberTableProps {
  /** Absent while they are on their way. */
  readonly subscribers: readonly Subscriber[] | undefined
  readonly busy: boolean
}

const expectedLines = 12

/** Addresses, one a line; each opens its proof. */
export const SubscriberTable = ({ subscribers, busy }: SubscriberTableProps) => {
  const { t } = useTranslation('subscribers')
  const addressWith = useChangedAddress()
  return (
    <Ledger
      caption={t('caption')}
      rows={subscribers}
      expected={expectedLines}
      busy={busy}
      columns={[
        {
          name: 'email',
          label: t('columns.email'),
          className: 'md:w-[30%] wrap-anywhere',
          cell: ({ _id, email }) => (
            <Link
              to={addressWith({ opened: _id })}
              className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
            >
              <EmailAddress email={email} />
            </Link>
          ),
        },
        {
          name: 'language',
          label: t('columns.language'),
          cell: ({ language }) => t(`languages.${language}`),
        },
        { name: 'source', label: t('columns.source'), cell: ({ source }) => t(`sources.${source}`) },
        { name: 'asked', label: t('columns.asked'), cell: ({ askedAt }) => <Moment at={askedAt} /> },
        {
          name: 'confirmed',
          label: t('columns.confirmed'),
          cell: ({ confirmedAt }) => (confirmedAt ? <Moment at={confirmedAt} /> : t('notYet')),
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'md:text-end',
          cell: ({ status }) => <SubscriberStatusBadge status={status} />,
        },
      ]}
    />
  )
}
