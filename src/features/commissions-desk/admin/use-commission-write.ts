import { showFailure } from '../../../ui/api/show-failure.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { notify } from '../../../ui/toasts/toasts.ts'

interface Deed<Input, Answer> {
  readonly done: string
  readonly failed: string
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>
  readonly after?: (answer: Answer) => void
}

/** Does something to a commission, says so, and reads all data of the admin again. */
export const useCommissionWrite = <Input, Answer>({ done, failed, send, after }: Deed<Input, Answer>) =>
  useWrite({
    send,
    succeeded: (answer) => {
      notify('general', { title: done, variant: 'success' })
      after?.(answer)
    },
    failed: (error) => showFailure(failed, error),
  })
