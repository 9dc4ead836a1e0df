import { showFailure } from '../../../ui/api/show-failure.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { notify } from '../../../ui/toasts/toasts.ts'

interface Answer<Input> {
  readonly done: string
  readonly failed: string
  readonly send: (input: Input, idempotencyKey: string) => Promise<unknown>
}

/** Answers a withdrawal, reports the result, and reads all data of the admin again. */
export const useAnswer = <Input>({ done, failed, send }: Answer<Input>) =>
  useWrite({
    send,
    succeeded: () => notify('general', { title: done, description: '', variant: 'success' }),
    failed: (error) => showFailure(failed, error),
  })
