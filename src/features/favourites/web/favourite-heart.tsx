import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { useFavourite } from './use-favourite.ts'

interface FavouriteHeartProps {
  readonly productId: string
  readonly name: string
}

/** The heart that adds a product to the favourites or removes it, from its card or its line. */
export const FavouriteHeart = ({ productId, name }: FavouriteHeartProps) => {
  const { t } = useTranslation('favourites')
  const { kept, toggle } = useFavourite(productId)
  return (
    <IconButton
      icon="heart"
      label={t(kept ? 'removePiece' : 'addPiece', { name })}
      onClick={toggle}
      className={classNames('noscript:hidden print:hidden', kept && 'text-garance [&_svg]:fill-current')}
    />
  )
}
