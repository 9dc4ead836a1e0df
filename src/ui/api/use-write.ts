import { type InvalidateQueryFilters, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAttemptKeys } from './use-attempt-keys.ts'

interface Write<Input, Answer> {
  /**
   * The call. `attemptKey` stays the same for the same input until it is answered, for calls that take an
   * `Idempotency-Key`.
   */
  readonly send: (input: Input, attemptKey: string) => Promise<Answer>
  readonly succeeded?: (answer: Answer, input: Input) => unknown
  readonly failed?: (error: unknown, input: Input) => unknown
  /** The queries that are refetched afterwards: by default those of the customer. `null` refetches none. */
  readonly refresh?: InvalidateQueryFilters | null
}

const privateAnswers: InvalidateQueryFilters = { predicate: ({ meta }) => meta?.private === true }

/**
 * How a screen writes. It is `busy` until the queries that it refreshes are loaded again, and a second press in that
 * time sends nothing. `write` tells whether the server accepted the call and never throws. `writing` is the input under
 * way, `done` says that the last call was accepted and `answer` what it said, `failure` holds the error of the last call.
 */
export const useWrite = <Answer, Input = void>({
  send,
  succeeded,
  failed,
  refresh = privateAnswers,
}: Write<Input, Answer>) => {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  const underWay = useRef<{ isAnswered: boolean }>(undefined)
  const answered = () => {
    if (underWay.current) underWay.current.isAnswered = true
  }
  const { mutateAsync, isPending, isSuccess, data, variables, error, reset } = useMutation({
    // When the browser is offline a write fails at once instead of being kept for later: the customer decides again.
    networkMode: 'always',
    // The input may be a password, so it must not stay in memory after the screen is gone.
    gcTime: 0,
    mutationFn: async (input: Input) => {
      const answer = await send(input, keys.keyFor(input))
      keys.answered()
      return answer
    },
    onSuccess: (answer, input) => {
      answered()
      succeeded?.(answer, input)
    },
    onError: (thrown, input) => {
      answered()
      failed?.(thrown, input)
    },
    onSettled: () => (refresh ? queries.invalidateQueries(refresh) : undefined),
  })

  const write = async (input: Input) => {
    if (underWay.current) return false
    const call = { isAnswered: false }
    underWay.current = call
    try {
      await mutateAsync(input)
      return true
    } catch {
      return false
    } finally {
      if (underWay.current === call) underWay.current = undefined
    }
  }

  /** Forgets a call that was answered, and lets the next one be sent at once; one on its way stays busy. */
  const forget = () => {
    if (underWay.current?.isAnswered === false) return
    underWay.current = undefined
    reset()
  }

  const writing = isPending ? variables : undefined
  return { write, busy: isPending, writing, done: isSuccess, answer: data, failure: error, reset: forget }
}
