import { type ReactNode, useState } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { idsOf } from '../favourites.rules.ts'
import { favouritesViewTexts } from './favourites-view.texts.ts'
import { useFavourites } from './use-favourites.ts'

/**
 * The products of the page: a product that is removed from the favourites stays in its place until the page is left,
 * and can be added again. At a sign-out the customer's list is no longer shown.
 */
const useShownFavourites = () => {
  const { list, status, signedIn, retry } = useFavourites()
  const [shown, setShown] = useState<readonly string[]>([])
  const [wasSignedIn, setWasSignedIn] = useState(signedIn)
  const hasLeft = wasSignedIn === true && signedIn === false
  const before = hasLeft ? [] : shown
  const kept = status === 'known' ? idsOf(list) : []
  const arrived = kept.filter((id) => !before.includes(id))
  if (wasSignedIn !== signedIn) setWasSignedIn(signedIn)
  if (hasLeft || arrived.length > 0) setShown([...arrived, ...before])
  return { status, signedIn, retry, shown: before, isKept: (id: string) => kept.includes(id) }
}

interface FavouritesViewProps {
  /** Stands where the products will be, until it is known which they are. */
  readonly waiting: ReactNode
  readonly products: (ids: readonly string[], isKept: (id: string) => boolean) => ReactNode
  /** Beside the words that say that nothing is kept. */
  readonly emptyPlate: ReactNode
}

/**
 * The products that a visitor keeps, below the title of their page, which is the same for all until the browser has
 * said which those are.
 */
export const FavouritesView = ({ waiting, products, emptyPlate }: FavouritesViewProps) => {
  useOwnTexts('favouritesView', favouritesViewTexts)
  const { t } = useTranslation('favouritesView')
  const { status, signedIn, shown, isKept, retry } = useShownFavourites()
  return (
    <>
      <p className="mt-4 min-h-[3lh] max-w-measure text-ink-soft md:min-h-[2lh] noscript:hidden">
        {signedIn !== undefined && t(signedIn ? 'everywhere' : 'thisDevice')}
      </p>
      <p className="mt-4 hidden max-w-measure noscript:block">{t('withoutScript')}</p>
      {/* Tall enough that what is below the window stays there, whatever comes. */}
      <div className="mt-8 min-h-[75svh] noscript:hidden">
        {status === 'unknown' && (
          <div aria-busy>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            {waiting}
          </div>
        )}
        {status === 'failed' && (
          <ErrorState
            title={t('failed')}
            text={t('failedText')}
            action={<Button onClick={retry}>{t('retry')}</Button>}
          />
        )}
        {status === 'known' && shown.length > 0 && products(shown, isKept)}
        {status === 'known' && shown.length === 0 && (
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            plate={emptyPlate}
            action={<Button render={<LocalLink to={pathTo('shop')} />}>{t('toShop')}</Button>}
          />
        )}
      </div>
    </>
  )
}
