import { undoSeconds } from '../../../shared/undo-seconds.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { TakeBacksContract } from '../take-backs.contract.ts'
import { takeBackTexts } from './take-back.texts.ts'

interface Done {
  readonly kind: string
  readonly ids: readonly string[]
  /** As the log names it, such as `appointment.moved`. */
  readonly action: string
  /** The entry of the log, where the answer names it; without it what was done last is taken back. */
  readonly entry?: string
}

/** Takes back what was done to records; `offer` is the action of a toast that says what was done. */
export const useTakeBack = (takenBack?: () => void) => {
  useOwnTexts('takeBack', takeBackTexts)
  const { t } = useTranslation('takeBack')
  const api = useApi<TakeBacksContract>()
  const { write, busy } = useWrite({
    send: async ({ kind, ids, action, entry }: Done) => {
      for (const id of ids) await api('POST /admin/take-backs', { body: { kind, id, action, entry } })
    },
    succeeded: () => {
      notify('general', { title: t('done'), variant: 'success' })
      takenBack?.()
    },
    failed: (error) => showFailure(t('failed'), error),
  })
  return {
    takeBack: write,
    busy,
    offer: (done: Done) => ({
      action: { label: t('undo'), onPress: () => void write(done) },
      lastsMs: undoSeconds * 1_000,
    }),
  }
}
