import { type InvalidateQueryFilters, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAttemptKeys } from './use-attempt-keys.ts'

interface Write<Input, Answer> {
  /** The call. The key belongs to this content until it is answered, for calls that take an `Idempotency-Key`. */
  readonly send: (input: Input, attemptKey: string) => Promise<Answer>
  readonly succeeded?: (answer: Answer, input: Input) => unknown
  readonly failed?: (error: unknown, input: Input) => unknown
  /** Which queries are read again afterwards: what belongs to the customer, unless told otherwise. `null` for none. */
  readonly refresh?: InvalidateQueryFilters | null
}

const privateAnswers: InvalidateQueryFilters = { predicate: ({ meta }) => meta?.private === true }

/**
 * How a screen writes. It is `busy` until what it refreshes has come back, and a second press in that time sends nothing.
 * `write` answers whether the house accepted it and never throws. `writing` is what is under way, `done` says that the
 * last one was accepted, `failure` holds what went wrong with it.
 */
export const useWrite = <Answer, Input = void>({
  send,
  succeeded,
  failed,
  refresh = privateAnswers,
}: Write<Input, Answer>) => {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  const isUnderWay = useRef(false)
  const { mutateAsync, isPending, isSuccess, variables, error, reset } = useMutation({
    // A write is refused at once without a line, not kept for later: the customer decides again.
    networkMode: 'always',
    // What was sent may be a password: nothing of it stays in memory behind the screen that sent it.
    gcTime: 0,
    mutationFn: async (input: Input) => {
      const answer = await send(input, keys.keyFor(input))
      keys.answered()
      return answer
    },
    onSuccess: (answer, input) => void succeeded?.(answer, input),
    onError: (thrown, input) => void failed?.(thrown, input),
    onSettled: () => (refresh ? queries.invalidateQueries(refresh) : undefined),
  })

  const write = async (input: Input) => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    try {
      await mutateAsync(input)
      return true
    } catch {
      return false
    } finally {
      isUnderWay.current = false
    }
  }

  const writing = isPending ? variables : undefined
  return { write, busy: isPending, writing, done: isSuccess, failure: error, reset }
}
