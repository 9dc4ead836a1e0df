import { useWrittenMail } from '../../../ui/admin/written-mail.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { useTakeBack } from '../../take-backs/admin/use-take-back.public.ts'

interface InboxWrite<Input> {
  readonly send: (input: Input, idempotencyKey: string) => Promise<unknown>
  readonly done: (input: Input) => string
  /** What is taken back by the toast that says that it is done. */
  readonly undo?: (input: Input) => { readonly id: string; readonly action: string } | undefined
  readonly takenBack?: () => void
  /** Whether the act writes a mail to the author of the message. */
  readonly writesMail?: boolean
  readonly succeeded?: () => void
  readonly settled?: () => void
}

/** A deed to a message: says what came of it, and has the inbox read again, also after a colleague was faster. */
export const useInboxWrite = <Input>({
  send,
  done,
  undo,
  takenBack,
  writesMail = false,
  succeeded,
  settled,
}: InboxWrite<Input>) => {
  const { t } = useTranslation('inbox')
  const writtenMail = useWrittenMail()
  const { offer } = useTakeBack(takenBack)
  return useWrite({
    send,
    succeeded: (_, input: Input) => {
      const deed = undo?.(input)
      notify('general', {
        title: done(input),
        description: writesMail ? writtenMail : '',
        variant: 'success',
        ...(deed && offer({ kind: 'message', ids: [deed.id], action: deed.action })),
      })
      succeeded?.()
      settled?.()
    },
    failed: (error) => {
      showFailure(t('opened.failed'), error)
      settled?.()
    },
  })
}
