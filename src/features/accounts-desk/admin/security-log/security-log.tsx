import { parisMinute } from '../../../../shared/calendar/paris-time.ts'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage } from '../../../../ui/admin/list/list-page.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { securityLogPageSize } from '../../../accounts/accounts.limits.ts'
import { isAlarming } from '../../../accounts/sessions/security-events.ts'
import type { SecurityLogContract } from '../../security-log.contract.ts'
import { securityLogTexts } from './security-log.texts.ts'

const entries = listOver<SecurityLogContract>()({
  key: ['security-log'],
  call: 'GET /admin/security-log',
  read: ({ entries: rows, ...page }) => ({ rows, ...page }),
  choices: {},
  rowIds: 'counted',
})

/** What happened to accounts and their sessions, one a line. */
export const SecurityLog = () => {
  useOwnTexts('securityLog', securityLogTexts)
  const { t } = useTranslation('securityLog')
  const list = useList(entries)
  return (
    <ListPage
      list={list}
      t={t}
      expected={securityLogPageSize}
      empty={t('empty')}
      columns={[
        {
          name: 'event',
          label: t('columns.event'),
          text: ({ event }) => t(`events.${event}`),
          className: 'ledger:w-1/3',
          cell: ({ event }) => (
            <span className={classNames(isAlarming(event) && 'text-garance')}>{t(`events.${event}`)}</span>
          ),
        },
        {
          name: 'account',
          label: t('columns.account'),
          text: ({ account }) => (account ? `${account.firstName} ${account.lastName}` : t('unknownAccount')),
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
          text: ({ device }) => device || t('unknownDevice'),
          plain: true,
          cell: ({ device }) => device || <span className="text-ink-soft">{t('unknownDevice')}</span>,
        },
        {
          name: 'at',
          label: t('columns.at'),
          text: ({ at }) => parisMinute(Date.parse(at)),
          className: 'ledger:text-end',
          plain: true,
          cell: ({ at }) => <Moment at={at} />,
        },
      ]}
    />
  )
}
