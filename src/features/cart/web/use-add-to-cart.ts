import { useTranslation } from 'react-i18next'
import { notify } from '../../../ui/toasts.ts'
import { mostLines } from '../cart.limits.ts'
import { isFullFor } from '../cart.rules.ts'
import { type CartPiece, lineOf } from '../cart-piece.ts'
import { useCart } from './use-cart.ts'

interface Taking {
  readonly piece: CartPiece
  readonly size: string | undefined
  readonly quantity: number
}

/** Takes a piece into the cart and says what came of it (§8). */
export const useAddToCart = () => {
  const { t } = useTranslation('cart')
  const { add, lines } = useCart()
  return (taking: Taking) => {
    const line = lineOf(taking)
    const added = add(line)
    const why = isFullFor(lines, line) ? t('add.cartFull', { limit: mostLines }) : t('add.allTaken')
    notify(
      'account',
      added
        ? { title: t('add.addedTitle'), description: t('add.addedText'), variant: 'success' }
        : { title: t('add.failed'), description: why, variant: 'destructive' },
    )
  }
}
