import { useTranslation } from 'react-i18next'
import { Ledger } from '../../../../ui/admin/ledger.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { isAlarming } from '../../../accounts/sessions/security-events.ts'
import type { SecurityEntry } from '../../security-log.contract.ts'

interface SecurityTableProps {
  /** Undefined while the entries are loading. */
  readonly entries: readonly SecurityEntry[] | undefined
  readonly busy: boolean
}

const expectedEntries = 6

/** Entries of the security log, one a line. */
export const SecurityTable = ({ entries, busy }: SecurityTableProps) => {
  const { t } = useTranslation('securityLog')
  return (
    <Ledger
      caption={t('caption')}
      rows={entries}
      expected={expectedEntries}
      busy={busy}
      columns={[
        {
          name: 'event',
          label: t('columns.event'),
          className: 'md:w-1/3',
          cell: ({ event }) => (
            <span className={classNames(isAlarming(event) && 'text-garance')}>{t(`events.${event}`)}</span>
          ),
        },
        {
          name: 'account',
          label: t('columns.account'),
          plain: true,
          cell: ({ account }) =>
            account ? (
              `${account.firstName} ${account.lastName}`
            ) : (
              <span className="text-ink-soft">{t('unknownAccount')}</span>
            ),
        },
        {
          name: 'device',
          label: t('columns.device'),
          plain: true,
          cell: ({ device }) => device || <span className="text-ink-soft">{t('unknownDevice')}</span>,
        },
        {
          name: 'at',
          label: t('columns.at'),
          className: 'md:text-end',
          plain: true,
          cell: ({ at }) => <Moment at={at} />,
        },
      ]}
    />
  )
}
