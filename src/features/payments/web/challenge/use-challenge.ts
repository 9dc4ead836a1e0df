import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import type { Confirmed, PaymentsContract } from '../../payments.contract.ts'

type ChallengeState = 'loading' | 'missing' | 'over' | 'asked' | 'failed'

const conflict = 409

const isOver = (error: unknown) => error instanceof ApiError && error.status === conflict

/**
 * The key of the challenge, from the fragment of the URL, so that no server received it. It is undefined until
 * hydration.
 */
const useWord = () => {
  const [word, setWord] = useState<string>()
  useEffect(() => setWord(location.hash.slice(1)), [])
  return word
}

/** The challenge of the demo's bank and the function that answers it; `onAnswered` leaves the page. */
export const useChallenge = (onAnswered: (told: Confirmed) => Promise<void>) => {
  const challenge = useWord()
  const api = useApi<PaymentsContract>()
  const { data, error, refetch } = useQuery({
    queryKey: ['challenge', challenge],
    queryFn: ({ signal }) =>
      api('POST /payments/demo/challenge', { body: { challenge: challenge ?? '' }, signal }),
    enabled: challenge !== undefined && challenge !== '',
    staleTime: 0,
    meta: { private: true },
  })

  const { write, writing, failure } = useWrite({
    send: async (approved: boolean, idempotencyKey) => {
      const body = { challenge: challenge ?? '', approved }
      await onAnswered(await api('POST /payments/demo/answer', { body, idempotencyKey }))
    },
    refresh: null,
  })

  const state = (): ChallengeState => {
    if (challenge === undefined) return 'loading'
    if (challenge === '') return 'missing'
    if (isOver(failure) || isOver(error)) return 'over'
    if (data) return 'asked'
    return error ? 'failed' : 'loading'
  }
  return {
    state: state(),
    asked: data,
    answer: write,
    answering: writing,
    isUnanswered: failure !== null,
    retry: () => void refetch(),
  }
}
