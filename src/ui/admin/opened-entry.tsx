import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../states/skeleton.tsx'
import { RecordCompany, RecordHistory, type ShownRecord } from './shown-record.tsx'
import { Unanswered } from './unanswered.tsx'
import { useChangedUrl } from './use-changed-url.ts'

/** Whether an entry is opened in a panel over another list, which has its own way back. */
export const InPanelContext = createContext(false)

interface OpenedEntryProps {
  /** Nothing until the entry is loaded. */
  readonly shown:
    | { readonly title: string; readonly badge: ReactNode; readonly body: ReactNode }
    | false
    | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  /** Whose company is shown above it, and whose history below it. */
  readonly record?: ShownRecord
  /** The entry tells its history itself. */
  readonly hasOwnHistory?: boolean
  readonly words: { readonly back: string; readonly missing: string; readonly retry: string }
}

/** Shows one entry of a ledger in place of the list; its heading gets the focus once the entry is loaded. */
export const OpenedEntry = ({
  shown,
  error,
  onRetry,
  record,
  hasOwnHistory = false,
  words,
}: OpenedEntryProps) => {
  const urlWith = useChangedUrl()
  const isInPanel = useContext(InPanelContext)
  const title = useRef<HTMLHeadingElement>(null)
  const isThere = Boolean(shown)
  useEffect(() => {
    if (isThere) title.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <article>
      {!isInPanel && (
        <Link
          to={urlWith({ opened: undefined })}
          className="thread-link relative inline-flex min-h-11 items-center text-small"
        >
          ← {words.back}
        </Link>
      )}
      {shown ? (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2
              ref={title}
              tabIndex={-1}
              className="font-semibold text-subheading tabular-nums wrap-anywhere"
            >
              {shown.title}
            </h2>
            {shown.badge}
          </div>
          {record && <RecordCompany {...record} />}
          {shown.body}
          {record && !hasOwnHistory && <RecordHistory {...record} />}
        </>
      ) : error ? (
        <Unanswered error={error} text={words.missing} retry={{ label: words.retry, onPress: onRetry }} />
      ) : (
        <Skeleton className="mt-4 h-[40svh] w-full" />
      )}
    </article>
  )
}
