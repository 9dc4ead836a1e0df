import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { notify } from '../../../ui/toasts.ts'
import type { OutboxContract } from '../outbox.contract.ts'

/** Queues a mail again, says what came of it, and has all that the house looks at read again. */
export const useSendAgain = (id: string) => {
  const { t } = useTranslation('outbox')
  const api = useApi<OutboxContract>()
  const queries = useQueryClient()
  const [sending, setSending] = useState(false)

  const sendAgain = async () => {
    setSending(true)
    try {
      await api('POST /admin/outbox/{id}/send', { params: { id } })
      notify('general', {
        title: t('reader.queuedAgain'),
        description: t('reader.queuedAgainText'),
        variant: 'success',
      })
    } catch (error) {
      notify('general', {
        title: t('reader.notQueued'),
        description: error instanceof ApiError ? error.message : '',
        variant: 'destructive',
      })
    } finally {
      setSending(false)
    }
    // The dashboard tells of failed mails too.
    await queries.invalidateQueries({ predicate: ({ meta }) => meta?.private === true })
  }

  return { sendAgain, sending }
}
