import type { Api } from '../../../shared/api/client.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { type TeamApi, teamKey } from './team.queries.ts'

interface Deed {
  readonly send: (api: Api<TeamApi>, attemptKey: string) => Promise<unknown>
  /** What is said once it is done; nothing where that is seen. */
  readonly said: string
}

/** Does something to a member of the team, says that it is done or why not, and reads the team again. */
export const useTeamWrite = (succeeded?: () => void) => {
  const { t } = useTranslation('team')
  const api = useApi<TeamApi>()
  return useWrite({
    send: ({ send }: Deed, attemptKey) => send(api, attemptKey),
    succeeded: (_, { said }) => {
      if (said) notify('general', { title: said, variant: 'success' })
      succeeded?.()
    },
    failed: (error) => showFailure(t('notSaved'), error),
    refresh: { queryKey: teamKey },
  })
}
