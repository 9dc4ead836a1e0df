import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { Answer } from '../../../../shared/api/contract.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { LettersContract } from '../../letters.contract.ts'
import { letterQuery, lettersKey } from '../letters.queries.ts'

interface LetterWrite<Input> {
  readonly id: string
  readonly send: (
    api: Api<LettersContract>,
    input: Input,
  ) => Promise<Answer<LettersContract['GET /admin/letters/{id}']>>
  readonly done: string
  readonly notDone: string
  readonly failed?: () => void
}

/** A write that changes where a letter stands, which its page shows at once. */
export const useLetterWrite = <Input = void>({ id, send, done, notDone, failed }: LetterWrite<Input>) => {
  const api = useApi<LettersContract>()
  const queries = useQueryClient()
  return useWrite({
    send: (input: Input) => send(api, input),
    succeeded: (answer) => {
      queries.setQueryData(letterQuery(api, id).queryKey, answer)
      notify('general', { title: done, variant: 'success' })
    },
    failed: (error) => {
      failed?.()
      showFailure(notDone, error)
    },
    refresh: { queryKey: lettersKey },
  })
}
