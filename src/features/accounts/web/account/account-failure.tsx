import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import { accountQuery } from '../account.queries.ts'
import { accountTexts } from './account.texts.ts'

/** Shown when the account could not be loaded, with a button that tries again. */
export const AccountFailure = () => {
  useOwnTexts('account', accountTexts)
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const { queryKey } = accountQuery(useApi<ProfileContract>())
  return (
    <ErrorState
      title={t('failed')}
      text={t('failedText')}
      action={<Button onClick={() => void queries.resetQueries({ queryKey })}>{t('retry')}</Button>}
    />
  )
}
