import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { notify } from '../../../../../ui/toasts.ts'
import type { ConsentPurpose } from '../../../consents.ts'
import type { PrivacyContract } from '../../../privacy.contract.ts'
import { consentsQuery } from './consents.queries.ts'

/** Saves an answer as it is given: what is wanted shows at once, and only what has been saved is said to be so. */
export const useAnswer = (purpose: ConsentPurpose) => {
  const { t } = useTranslation('privacy')
  const api = useApi<PrivacyContract>()
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const [isSaved, setSaved] = useState(false)

  const save = async (granted: boolean) => {
    const { queryKey } = consentsQuery(api)
    const { consents } = await api('PUT /account/consents/{purpose}', {
      params: { purpose },
      body: { granted },
    })
    await queries.cancelQueries({ queryKey })
    const saved = consents.find((each) => each.purpose === purpose)
    // The other question may have been answered meanwhile: only this one is known better now.
    queries.setQueryData(queryKey, (known = consents) =>
      known.map((each) => (each.purpose === purpose && saved ? saved : each)),
    )
  }

  const answer = async (granted: boolean) => {
    if (wanted !== undefined) return
    setWanted(granted)
    setSaved(false)
    try {
      await save(granted)
      setSaved(true)
    } catch (error) {
      notify('general', {
        title: t('consents.notSaved'),
        description: error instanceof ApiError ? error.message : t('tryAgain'),
        variant: 'destructive',
      })
    } finally {
      setWanted(undefined)
    }
  }
  return { wanted, isSaved, answer }
}
