import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useAttemptKeys } from '../../../../ui/api/use-attempt-keys.ts'
import type { PaymentsContract } from '../../payments.contract.ts'

type ChallengeState = 'loading' | 'missing' | 'over' | 'asked' | 'failed'

const conflict = 409

const isOver = (error: unknown) => error instanceof ApiError && error.status === conflict

/** The word by which the bank knows its question: behind the #, so that no server was told it. Undefined before the page is awake. */
const useWord = () => {
  const [word, setWord] = useState<string>()
  useEffect(() => setWord(location.hash.slice(1)), [])
  return word
}

/** What the demo's bank asks, and the answer to it. */
export const useChallenge = () => {
  const challenge = useWord()
  const api = useApi<PaymentsContract>()
  const keys = useAttemptKeys()
  const [overtaken, setOvertaken] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['challenge', challenge],
    queryFn: ({ signal }) =>
      api('POST /payments/demo/challenge', { body: { challenge: challenge ?? '' }, signal }),
    enabled: challenge !== undefined && challenge !== '',
    staleTime: 0,
    meta: { private: true },
  })

  /** Fails when the bank could not be told; answers nothing when somebody has answered it already. */
  const answer = async (approved: boolean) => {
    const body = { challenge: challenge ?? '', approved }
    try {
      const told = await api('POST /payments/demo/answer', { body, idempotencyKey: keys.keyFor(body) })
      keys.answered()
      return told
    } catch (failure) {
      if (!isOver(failure)) throw failure
      setOvertaken(true)
      return undefined
    }
  }

  const state = (): ChallengeState => {
    if (challenge === undefined) return 'loading'
    if (challenge === '') return 'missing'
    if (overtaken || isOver(error)) return 'over'
    if (data) return 'asked'
    return error ? 'failed' : 'loading'
  }
  return { state: state(), asked: data, answer, retry: () => void refetch() }
}
