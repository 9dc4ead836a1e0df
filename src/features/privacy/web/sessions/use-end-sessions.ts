import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SessionsContract } from '../../../accounts/sessions/sessions.contract.ts'
import { sessionsQuery } from './sessions.queries.ts'

/** Which sessions are ended: one by its id, or all but the one in use. */
type Ended = string | 'others'

/** Ends sessions, and says what was done. `ending` is what is being ended at the moment. */
export const useEndSessions = (onEnded: () => void) => {
  const { t } = useTranslation('privacy')
  const api = useApi<SessionsContract>()
  const queries = useQueryClient()
  const { queryKey } = sessionsQuery(api)
  const [said, say] = useState<string>()

  const sentenceAfter = async (which: Ended) => {
    if (which === 'others') {
      const { ended } = await api('DELETE /auth/sessions', {})
      return t('sessions.endedOthers', { count: ended })
    }
    await api('DELETE /auth/sessions/{id}', { params: { id: which } })
    return t('sessions.ended')
  }

  const { write, busy, writing } = useWrite({
    send: async (which: Ended) => {
      const sentence = await sentenceAfter(which)
      await queries.cancelQueries({ queryKey })
      return sentence
    },
    succeeded: (sentence, which) => {
      queries.setQueryData(queryKey, (known) =>
        known?.filter(({ _id, current }) => (which === 'others' ? current : _id !== which)),
      )
      say(sentence)
      onEnded()
    },
    failed: (error) => showFailure(t('sessions.notEnded'), error, t('tryAgain')),
    refresh: null,
  })
  const end = async (which: Ended) => {
    if (busy) return
    say(undefined)
    await write(which)
  }
  return { ending: writing, said, end }
}
