import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ConsentPurpose } from '../../consents.ts'
import type { PrivacyContract } from '../../privacy.contract.ts'
import { consentsQuery } from './consents.queries.ts'

/** Saves an answer as soon as it is given. `wanted` is shown at once; `isSaved` says that the answer has been saved. */
export const useAnswer = (purpose: ConsentPurpose) => {
  const { t } = useTranslation('privacy')
  const api = useApi<PrivacyContract>()
  const queries = useQueryClient()
  const { write, writing, done } = useWrite({
    send: async (granted: boolean) => {
      const { queryKey } = consentsQuery(api)
      const { consents } = await api('PUT /account/consents/{purpose}', {
        params: { purpose },
        body: { granted },
      })
      await queries.cancelQueries({ queryKey })
      const saved = consents.find((each) => each.purpose === purpose)
      // Only this question is replaced, because the other one may have been answered meanwhile.
      queries.setQueryData(queryKey, (known = consents) =>
        known.map((each) => (each.purpose === purpose && saved ? saved : each)),
      )
    },
    failed: (error) => showFailure(t('consents.notSaved'), error, t('tryAgain')),
    refresh: null,
  })
  return { wanted: writing, isSaved: done, answer: write }
}
