import { useRef } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FormDone } from '../../../../ui/forms/sent/form-done.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { SessionsContract } from '../../../accounts/sessions/sessions.contract.ts'
import { PartFailed } from '../part-failed.tsx'
import { PrivacyPart } from '../privacy-part.tsx'
import { privacyParts } from '../privacy-parts.ts'
import { SessionEntry } from './session-entry.tsx'
import { sessionsQuery } from './sessions.queries.ts'
import { useEndSessions } from './use-end-sessions.ts'

/** Keeps the space of one device: a customer who reads the page is signed in on at least this one. */
const SessionSkeleton = () => {
  const { t } = useTranslation('privacy')
  return (
    <div aria-busy className="h-28 border-hairline border-b noscript:hidden">
      <VisuallyHidden>{t('sessions.loading')}</VisuallyHidden>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="mt-4 h-3.5 w-64 max-w-full" />
      <Skeleton className="mt-3 h-3.5 w-64 max-w-full" />
    </div>
  )
}

/** The devices on which the customer is signed in, and the way to sign out there. */
export const SessionsPart = () => {
  const { t } = useTranslation('privacy')
  const query = sessionsQuery(useApi<SessionsContract>())
  const { data: sessions, isError, refetch } = usePrivateQuery(query)
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with its device, so the focus goes to the title of this part.
  const { ending, said, end } = useEndSessions(() => title.current?.focus())
  return (
    <PrivacyPart
      id={privacyParts.sessions}
      title={t('sessions.title')}
      lead={t('sessions.lead')}
      titleRef={title}
    >
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <SessionEntry
              key={session._id}
              session={session}
              ending={ending === session._id}
              onEnd={() => void end(session._id)}
            />
          ))}
        </ul>
      )}
      {!sessions && isError && (
        <PartFailed
          title={t('sessions.failed')}
          text={t('sessions.failedText')}
          onRetry={() => void refetch()}
        />
      )}
      {!sessions && !isError && <SessionSkeleton />}
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
        <FormDone>{said}</FormDone>
        {sessions && sessions.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            className="ms-auto"
            loading={ending === 'others'}
            onClick={() => void end('others')}
          >
            {t('sessions.endOthers')}
          </Button>
        )}
        {sessions?.length === 1 && said === undefined && (
          <p className="text-ink-soft text-small">{t('sessions.onlyThis')}</p>
        )}
      </div>
    </PrivacyPart>
  )
}
