import { useWrittenMail } from '../../../../ui/admin/written-mail.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { useTakeBack } from '../../../take-backs/admin/use-take-back.public.ts'

interface Answered {
  readonly message: string
}

interface StaffWrite<Input, Answer> {
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>
  /** Whether the act has written a mail to the customer. */
  readonly hasWritten?: (answer: Answer, input: Input) => boolean
  readonly succeeded?: (answer: Answer) => void
  /** What is taken back by the toast that says that it is done: the appointment, and the action as the log names it. */
  readonly undo?: (input: Input) => { readonly id: string; readonly action: string }
  /** Whether the screen itself reports a refusal. */
  readonly isTold?: (error: unknown) => boolean
}

/** Changes an appointment, reports the result, and reads all data of the admin again. */
export const useStaffWrite = <Answer extends Answered, Input = void>({
  send,
  hasWritten = () => false,
  succeeded,
  undo,
  isTold = () => false,
}: StaffWrite<Input, Answer>) => {
  const { t } = useTranslation('staffAppointment')
  const writtenMail = useWrittenMail()
  const { offer } = useTakeBack()
  return useWrite({
    send,
    succeeded: (answer: Answer, input: Input) => {
      const description = hasWritten(answer, input) ? writtenMail : ''
      const done = undo?.(input)
      notify('general', {
        title: answer.message,
        description,
        variant: 'success',
        ...(done && offer({ kind: 'appointment', ids: [done.id], action: done.action })),
      })
      succeeded?.(answer)
    },
    failed: (error) => {
      if (isTold(error)) return
      showFailure(t('notDone'), error)
    },
  })
}
