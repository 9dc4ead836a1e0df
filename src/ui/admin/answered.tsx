import type { ReactNode } from 'react'
import { Unanswered } from './unanswered.tsx'

interface AnsweredProps<Data> {
  /** What was asked of the house. */
  readonly query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** What could not be read, in a sentence, and the press that asks again. */
  readonly failed: string
  readonly retry: string
  /** Keeps the room while the answer is on its way. */
  readonly awaiting?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What the house answered, or its place while it is on its way, or that it could not be read. */
export const Answered = <Data,>({ query, failed, retry, awaiting, children }: AnsweredProps<Data>) => {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return awaiting
  return <Unanswered error={error} text={failed} retry={{ label: retry, onPress: () => void refetch() }} />
}
