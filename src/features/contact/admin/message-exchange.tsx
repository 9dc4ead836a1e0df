import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { InboxMessage } from '../inbox.contract.ts'

/** What was written, and what was answered. */
export const MessageExchange = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('inbox')
  const said = [
    { key: 'message', who: message.fullName, at: message.receivedAt, text: message.message },
    ...message.replies.map(({ _id, by, at, text }) => ({
      key: _id,
      who: by === null ? t('opened.house') : t('opened.replyOf', { name: by }),
      at,
      text,
    })),
  ]
  return (
    <AdminSection id="exchange" title={t('opened.exchange')}>
      <ol className="flex flex-col gap-8">
        {said.map(({ key, who, at, text }) => (
          <li key={key} className="border-garance border-s-2 ps-4">
            <p className="text-small wrap-anywhere">
              <span className="font-medium">{who}</span>{' '}
              <span className="text-ink-soft">
                <Moment at={at} />
              </span>
            </p>
            <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </AdminSection>
  )
}
