import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { notify } from '../../../../../ui/toasts.ts'
import type { OwnSession, SessionsContract } from '../../../sessions.contract.ts'
import { sessionsQuery } from './sessions.queries.ts'

/** Ends sessions, and says what came of it. `ending` is the one that is on its way out, or all the others. */
export const useEndSessions = (onEnded: () => void) => {
  const { t } = useTranslation('privacy')
  const api = useApi<SessionsContract>()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<string>()
  const [said, say] = useState<string>()

  const end = async (name: string, call: () => Promise<string>, stays: (session: OwnSession) => boolean) => {
    if (ending !== undefined) return
    setEnding(name)
    say(undefined)
    const { queryKey } = sessionsQuery(api)
    try {
      const done = await call()
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (known) => known?.filter(stays))
      say(done)
      onEnded()
    } catch (error) {
      notify('general', {
        title: t('sessions.notEnded'),
        description: error instanceof ApiError ? error.message : t('tryAgain'),
        variant: 'destructive',
      })
    } finally {
      setEnding(undefined)
    }
  }

  const endOne = async (id: string) => {
    await api('DELETE /auth/sessions/{id}', { params: { id } })
    return t('sessions.ended')
  }
  const endOthers = async () => {
    const { ended } = await api('DELETE /auth/sessions', {})
    return t('sessions.endedOthers', { count: ended })
  }
  return {
    ending,
    said,
    endOne: (id: string) =>
      end(
        id,
        () => endOne(id),
        ({ _id }) => _id !== id,
      ),
    endOthers: () => end('others', endOthers, ({ current }) => current),
  }
}
