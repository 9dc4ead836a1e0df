import { useTranslation } from 'react-i18next'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage } from '../../../../ui/admin/list/list-page.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { isAlarming } from '../../../accounts/sessions/security-events.ts'
import type { SecurityLogContract } from '../../security-log.contract.ts'
import { securityLogTexts } from './security-log.texts.ts'

const anchor = 'securite'

const entries = listOver<SecurityLogContract>()({
  key: ['security-log'],
  call: 'GET /admin/security-log',
  read: ({ entries: rows, ...page }) => ({ rows, ...page }),
  choices: {},
  inUrl: { page: 'logPage', after: 'logAfter', before: 'logBefore' },
  rowIds: 'counted',
  anchor,
})

/** What happened to accounts, one a line, for admins; for other members the page does not have this section. */
export const SecurityLog = ({ isAdmin }: { isAdmin: boolean }) => {
  useOwnTexts('securityLog', securityLogTexts)
  const { t } = useTranslation('securityLog')
  const list = useList(entries, { isOpen: isAdmin })
  if (!isAdmin) return null
  return (
    <AdminSection id={anchor} title={t('title')} lead={t('lead')}>
      <ListPage
        list={list}
        t={t}
        expected={6}
        empty={t('empty')}
        columns={[
          {
            name: 'event',
            label: t('columns.event'),
            className: 'ledger:w-1/3',
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
            className: 'ledger:text-end',
            plain: true,
            cell: ({ at }) => <Moment at={at} />,
          },
        ]}
      />
    </AdminSection>
  )
}
