import type { ReactNode } from 'react'
import { Unanswered } from './unanswered.tsx'

interface AnsweredProps<Data> {
  /** The query whose answer is shown. */
  readonly query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** The sentence that says what could not be read; `retry` is the label of the button that asks again. */
  readonly failed: string
  readonly retry: string
  /** A placeholder that keeps the space until the answer arrives. */
  readonly awaiting?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Shows the answer of a query, a placeholder until it arrives, or an error when it could not be read. */
export const Answered = <Data,>({ query, failed, retry, awaiting, children }: AnsweredProps<Data>) => {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return awaiting
  return <Unanswered error={error} text={failed} retry={{ label: retry, onPress: () => void refetch() }} />
}
