import { useOwnSize } from '../features/atelier/web/own-size/use-own-size.ts'
import { type CartPiece, cartPieceOf } from '../features/cart/cart-piece.ts'
import { QuickAdd } from '../features/cart/web/quick-add.tsx'
import type { CardParts } from '../features/catalog/web/card/card-parts.ts'
import { FavouriteHeart } from '../features/favourites/web/favourite-heart.tsx'

const QuickAddInOwnSize = ({ piece }: { piece: CartPiece }) => (
  <QuickAdd piece={piece} ownSize={useOwnSize().size} />
)

/** What a visitor can do with a piece on its card, on every page that shows cards. */
export const cardParts: CardParts = {
  action: (product) => <QuickAddInOwnSize piece={cartPieceOf(product)} />,
  favourite: ({ _id, name }) => <FavouriteHeart productId={_id} name={name} />,
}
