import type { InvalidateQueryFilters } from '@tanstack/react-query'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { useTakeBack } from '../../take-backs/admin/use-take-back.public.ts'

interface ReviewWrite<Input, Answer> {
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>
  readonly said: (answer: Answer, input: Input) => { readonly title: string; readonly description?: string }
  /** What is taken back by the toast that says that it is done. */
  readonly undo?: (
    answer: Answer,
    input: Input,
  ) => { readonly kind: string; readonly ids: readonly string[]; readonly action: string }
  readonly succeeded?: (() => void) | undefined
  /** The queries that are read again afterwards: every cached list (§4). */
  readonly refresh: InvalidateQueryFilters
}

/** Sends an action of the house on a review, shows its result, and has every list of reviews read again. */
export const useReviewWrite = <Input, Answer>({
  send,
  said,
  undo,
  succeeded,
  refresh,
}: ReviewWrite<Input, Answer>) => {
  const { t } = useTranslation('reviewsAdmin')
  const { offer } = useTakeBack()
  return useWrite({
    send,
    succeeded: (answer, input: Input) => {
      const done = undo?.(answer, input)
      notify('general', {
        ...said(answer, input),
        variant: 'success',
        ...(done && done.ids.length > 0 && offer(done)),
      })
      succeeded?.()
    },
    failed: (error) => showFailure(t('done.failed'), error),
    refresh,
  })
}
