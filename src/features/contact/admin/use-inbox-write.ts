import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { notify } from '../../../ui/toasts.ts'

interface InboxWrite<Input> {
  readonly send: (input: Input, idempotencyKey: string) => Promise<unknown>
  readonly done: (input: Input) => string
  readonly succeeded?: () => void
  readonly settled?: () => void
}

/** A deed to a message: says what came of it, and has the inbox read again, also after somebody else was faster. */
export const useInboxWrite = <Input>({ send, done, succeeded, settled }: InboxWrite<Input>) => {
  const { t } = useTranslation('inbox')
  return useWrite({
    send,
    succeeded: (_, input: Input) => {
      notify('general', { title: done(input), variant: 'success' })
      succeeded?.()
      settled?.()
    },
    failed: (error) => {
      notify('general', {
        title: t('opened.failed'),
        description: error instanceof ApiError ? error.message : undefined,
        variant: 'destructive',
      })
      settled?.()
    },
  })
}
