import { type CartProduct, cartProductOf } from '../../features/cart/cart-product.ts'
import { QuickAdd } from '../../features/cart/web/quick-add.tsx'
import type { CardParts } from '../../features/catalog/web/card/card-parts.ts'
import { FavouriteHeart } from '../../features/favourites/web/favourite-heart.tsx'
import { useOwnSize } from '../../features/sizing/web/own-size/use-own-size.ts'
import { MadeToMeasure } from './made-to-measure.tsx'

const QuickAddInOwnSize = ({ product }: { product: CartProduct }) => (
  <QuickAdd product={product} ownSize={useOwnSize().size} madeToMeasure={<MadeToMeasure />} />
)

/** The actions on the card of a product, for every page that shows cards. */
export const cardParts: CardParts = {
  action: (product) => <QuickAddInOwnSize product={cartProductOf(product)} />,
  favourite: ({ _id, name }) => <FavouriteHeart productId={_id} name={name} />,
}
