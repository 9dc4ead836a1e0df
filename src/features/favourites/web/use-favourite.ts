import { ApiError } from '../../../shared/api/api-error.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { favouritesLimit } from '../favourites.limits.ts'
import { keeps } from '../favourites.rules.ts'
import { useFavourites } from './use-favourites.ts'

/** Whether one product is kept, and the press that changes it, with its notice (§8). */
export const useFavourite = (productId: string) => {
  const { t } = useTranslation('favourites')
  const { list, change } = useFavourites()
  const kept = keeps(list, productId)

  const refuse = (description: string | undefined) =>
    notify('account', { title: t('notSaved'), description, variant: 'destructive' })

  const toggle = async () => {
    try {
      const done = await change(productId, !kept)
      if (!done) refuse(t('errors.listFull', { limit: favouritesLimit }))
      else if (kept) notify('account', { title: t('removed') })
      else notify('account', { title: t('added'), variant: 'success' })
    } catch (error) {
      refuse(error instanceof ApiError ? error.message : undefined)
    }
  }

  return { kept, toggle }
}
