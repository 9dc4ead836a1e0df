import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { InboxContract, InboxMessage } from '../inbox.contract.ts'
import { messageQuery } from './inbox.queries.ts'
import { MessageExchange } from './message-exchange.tsx'
import { MessageHandling } from './message-handling.tsx'
import { MessageHistory } from './message-history.tsx'
import { MessageReplyForm } from './message-reply-form.tsx'
import { MessageStatusBadge } from './message-status-badge.tsx'

/** One message: the exchange, the next answer, who looks after it, and what became of it. */
export const OpenedMessage = ({ id, mayDelete }: { id: string; mayDelete: boolean }) => {
  const { t } = useTranslation('inbox')
  const addressWith = useChangedAddress()
  const { data, error, refetch } = useQuery({
    ...messageQuery(useApi<InboxContract>(), id),
    enabled: useSignedIn() === true,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <article>
      <Link
        to={addressWith({ opened: undefined })}
        className="thread-link relative inline-flex min-h-11 items-center text-small"
      >
        ← {t('opened.back')}
      </Link>
      {data ? (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 ref={heading} tabIndex={-1} className="font-semibold text-subheading wrap-anywhere">
              {data.message.subject}
            </h2>
            <MessageStatusBadge status={data.message.status} />
          </div>
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
      ) : error ? (
        <Unanswered
          error={error}
          text={t('opened.missing')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      ) : (
        <Skeleton className="mt-4 h-[40svh] w-full" />
      )}
    </article>
  )
}

const MessageSender = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('inbox')
  const { fullName, email, customer, language } = message
  return (
    <p className="mt-2 text-ink-soft text-small wrap-anywhere">
      {fullName},{' '}
      <a href={`mailto:${email}`} className="underline decoration-1 underline-offset-[0.22em]">
        {email}
      </a>
      {customer && ` (${t('opened.customer')})`}. {t(`opened.writtenIn.${language}`)}
    </p>
  )
}
