import { useWrittenMail } from '../../../ui/admin/written-mail.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { notify } from '../../../ui/toasts/toasts.ts'

interface Answer<Input> {
  readonly done: string
  readonly failed: string
  /** Whether the act writes a mail to the customer. */
  readonly writesMail: boolean
  readonly send: (input: Input, idempotencyKey: string) => Promise<unknown>
}

/** Answers a withdrawal, reports the result, and reads all data of the admin again. */
export const useAnswer = <Input = void>({ done, failed, writesMail, send }: Answer<Input>) => {
  const writtenMail = useWrittenMail()
  return useWrite({
    send,
    succeeded: () =>
      notify('general', { title: done, description: writesMail ? writtenMail : '', variant: 'success' }),
    failed: (error) => showFailure(failed, error),
  })
}
