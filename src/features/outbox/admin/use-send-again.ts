import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { OutboxContract } from '../outbox.contract.ts'

/**
 * Queues a mail again, reports the result, and reads all data of the admin again, because the dashboard shows failed
 * mails too.
 */
export const useSendAgain = (id: string) => {
  const { t } = useTranslation('outbox')
  const api = useApi<OutboxContract>()
  const { write, busy } = useWrite({
    send: () => api('POST /admin/outbox/{id}/send', { params: { id } }),
    succeeded: () =>
      notify('general', {
        title: t('reader.queuedAgain'),
        description: t('reader.queuedAgainText'),
        variant: 'success',
      }),
    failed: (error) => showFailure(t('reader.notQueued'), error),
  })
  return { sendAgain: write, sending: busy }
}
