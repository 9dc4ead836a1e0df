import { OpenedEntry } from '../../../ui/admin/opened-entry.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { InboxContract, InboxMessage } from '../inbox.contract.ts'
import { messageQuery } from './inbox.queries.ts'
import { inboxTexts } from './inbox.texts.ts'
import { MessageExchange } from './message-exchange.tsx'
import { MessageHandling } from './message-handling.tsx'
import { MessageHistory } from './message-history.tsx'
import { MessageReplyForm } from './message-reply-form.tsx'
import { MessageStatusBadge } from './message-status-badge.tsx'

interface OpenedMessageProps {
  readonly id: string
  /** Whether the member of the team may delete the message; undefined until that is known. */
  readonly mayDelete: boolean | undefined
}

/** One message: the exchange, the next answer, its assignee, and what became of it. */
export const OpenedMessage = ({ id, mayDelete }: OpenedMessageProps) => {
  useOwnTexts('inbox', inboxTexts)
  const { t } = useTranslation('inbox')
  const { data, error, refetch } = usePrivateQuery(messageQuery(useApi<InboxContract>(), id))
  return (
    <OpenedEntry
      record={{ kind: 'message', id }}
      error={error}
      onRetry={() => void refetch()}
      words={{ back: t('opened.back'), missing: t('opened.missing'), retry: t('retry') }}
      shown={
        data &&
        mayDelete !== undefined && {
          title: data.message.subject,
          badge: <MessageStatusBadge status={data.message.status} />,
          body: (
            <>
              <MessageSender message={data.message} />
              <div className="mt-8 grid gap-x-gutter gap-y-10 lg:grid-cols-[3fr_1fr]">
                <div className="flex min-w-0 flex-col gap-10">
                  <MessageExchange message={data.message} />
                  <MessageReplyForm message={data.message} />
                </div>
                <div className="flex min-w-0 flex-col gap-10">
                  <MessageHandling message={data.message} team={data.team} mayDelete={mayDelete} />
                  <MessageHistory message={data.message} />
                </div>
              </div>
            </>
          ),
        }
      }
    />
  )
}

const MessageSender = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('inbox')
  const { fullName, email, customer, language } = message
  return (
    <p className="mt-2 text-ink-soft text-small wrap-anywhere">
      {fullName},{' '}
      <a href={`mailto:${email}`} className="underline decoration-1 underline-offset-[0.22em]">
        <EmailAddress email={email} />
      </a>
      {customer && ` (${t('opened.customer')})`}. {t(`opened.writtenIn.${language}`)}
    </p>
  )
}
