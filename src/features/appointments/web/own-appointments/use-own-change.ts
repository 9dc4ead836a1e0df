import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { insteadOf } from '../../taken-slot.ts'

interface OwnChange<Input> {
  readonly what: 'move' | 'cancel'
  readonly send: (input: Input) => Promise<unknown>
  /** Called when the slot is taken, with free ones near it. */
  readonly onTaken?: (instead: readonly string[]) => void
}

/** Changes a customer's own appointment; `refusal` says why it was not done, for the screen to show beside the button. */
export const useOwnChange = <Input = void>({ what, send, onTaken }: OwnChange<Input>) => {
  const { t } = useTranslation('ownAppointments')
  const { write, busy, failure } = useWrite({
    send: (input: Input) => send(input),
    succeeded: () => notify('general', { title: t(`${what}.done`), description: t(`${what}.doneText`) }),
    failed: (error) => {
      const instead = insteadOf(error)
      if (instead) onTaken?.(instead)
    },
  })
  const isTold = failure === null || (onTaken !== undefined && insteadOf(failure) !== undefined)
  const refusal = isTold ? undefined : (sentenceOf(failure) ?? t('unreachable'))
  return { write, busy, refusal }
}
