import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { useFavourite } from './use-favourite.ts'

/**
 * Keeps the product of a page or lets it go (§2). Its words say what a press does; the other ones keep their room, so
 * that it keeps its width.
 */
export const FavouriteButton = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('favourites')
  const { kept, toggle } = useFavourite(productId)
  return (
    <Button variant="quiet" size="small" onClick={toggle} className="noscript:hidden print:hidden">
      <Icon name="heart" className={classNames(kept && 'fill-current text-garance')} />
      <span className="grid justify-items-start">
        <span className="col-start-1 row-start-1">{t(kept ? 'remove' : 'add')}</span>
        <span
          aria-hidden="true"
          data-other={t(kept ? 'add' : 'remove')}
          className="invisible col-start-1 row-start-1 before:content-[attr(data-other)]"
        />
      </span>
    </Button>
  )
}
