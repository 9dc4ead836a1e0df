import { useTranslation } from 'react-i18next'
import { useWrittenMail } from '../../../../ui/admin/written-mail.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'

interface Answered {
  readonly message: string
}

interface StaffWrite<Input, Answer> {
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>
  /** Whether the act has written a mail to the customer. */
  readonly hasWritten?: (answer: Answer, input: Input) => boolean
  readonly succeeded?: (answer: Answer) => void
  /** Whether the screen itself reports a refusal. */
  readonly isTold?: (error: unknown) => boolean
}

/** Changes an appointment, reports the result, and reads all data of the admin again. */
export const useStaffWrite = <Answer extends Answered, Input = void>({
  send,
  hasWritten = () => false,
  succeeded,
  isTold = () => false,
}: StaffWrite<Input, Answer>) => {
  const { t } = useTranslation('staffAppointment')
  const writtenMail = useWrittenMail()
  return useWrite({
    send,
    succeeded: (answer: Answer, input: Input) => {
      const description = hasWritten(answer, input) ? writtenMail : ''
      notify('general', { title: answer.message, description, variant: 'success' })
      succeeded?.(answer)
    },
    failed: (error) => {
      if (isTold(error)) return
      showFailure(t('notDone'), error)
    },
  })
}
