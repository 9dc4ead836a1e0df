import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { InboxMessage } from '../inbox.contract.ts'

/** What became of a message, with the member of the team who did it. */
export const MessageHistory = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('inbox')
  return (
    <AdminSection id="history" title={t('opened.history')}>
      <ol className="flex flex-col gap-3 text-small">
        <li>
          <Moment at={message.receivedAt} />
          <span className="block">{t('opened.arrived')}</span>
        </li>
        {message.history.map(({ at, by, action, to }) => (
          <li key={`${at} ${action}`}>
            <Moment at={at} />
            <span className="block">
              {t(`opened.actions.${action}`, { name: to ?? t('opened.former') })},{' '}
              {by === null ? t('opened.byFormer') : t('opened.by', { name: by })}
            </span>
          </li>
        ))}
      </ol>
    </AdminSection>
  )
}
