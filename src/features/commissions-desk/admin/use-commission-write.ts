import { showFailure } from '../../../ui/api/show-failure.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { notify } from '../../../ui/toasts/toasts.ts'

interface Deed<Input> {
  readonly done: string
  readonly failed: string
  readonly send: (input: Input, idempotencyKey: string) => Promise<unknown>
  readonly after?: () => void
}

/** Does something to a commission, says so, and reads all data of the admin again. */
export const useCommissionWrite = <Input>({ done, failed, send, after }: Deed<Input>) =>
  useWrite({
    send,
    succeeded: () => {
      notify('general', { title: done, variant: 'success' })
      after?.()
    },
    failed: (error) => showFailure(failed, error),
  })
