import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useFavourite } from './use-favourite.ts'

interface FavouriteHeartProps {
  readonly productId: string
  readonly name: string
}

/** Keeps the product of a card or lets it go: a heart cut into the corner of its plate, above the link of the card. */
export const FavouriteHeart = ({ productId, name }: FavouriteHeartProps) => {
  const { t } = useTranslation('favourites')
  const { kept, toggle } = useFavourite(productId)
  return (
    <IconButton
      icon="heart"
      label={t(kept ? 'removePiece' : 'addPiece', { name })}
      onClick={toggle}
      className={classNames(
        'absolute right-0 bottom-0 z-20 bg-paper -outline-offset-4 noscript:hidden print:hidden',
        kept && 'text-garance [&_svg]:fill-current',
      )}
    />
  )
}
