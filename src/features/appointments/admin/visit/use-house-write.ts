import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { notify } from '../../../../ui/toasts.ts'

interface HouseWrite<Input> {
  readonly send: (input: Input, idempotencyKey: string) => Promise<{ readonly message: string }>
  /** Refusals that the screen itself tells of. */
  readonly isTold?: (error: unknown) => boolean
}

/** Writes about a visit, says what came of it, and has all that the house looks at read again. */
export const useHouseWrite = <Input = void>({ send, isTold = () => false }: HouseWrite<Input>) => {
  const { t } = useTranslation('houseVisit')
  return useWrite({
    send,
    succeeded: ({ message }) => notify('general', { title: message, description: '', variant: 'success' }),
    failed: (error) => {
      if (isTold(error)) return
      notify('general', {
        title: t('notDone'),
        description: error instanceof ApiError ? error.message : '',
        variant: 'destructive',
      })
    },
  })
}
