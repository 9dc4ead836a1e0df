import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import type { Confirmed, PaymentsContract } from '../../payments.contract.ts'

type ChallengeState = 'loading' | 'missing' | 'over' | 'asked' | 'failed'

const conflict = 409

const isOver = (error: unknown) => error instanceof ApiError && error.status === conflict

/** The word by which the bank knows its question: behind the #, so that no server was told it. Undefined before the page is awake. */
const useWord = () => {
  const [word, setWord] = useState<string>()
  useEffect(() => setWord(location.hash.slice(1)), [])
  return word
}

/** What the demo's bank asks, and the answer to it; `onAnswered` leads away from there. */
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
