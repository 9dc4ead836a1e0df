import type { Language } from '../../../shared/i18n/languages.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { framedPictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import type { Cart, CartItem } from '../cart.contract.ts'
import { countedCents, noticeOf } from '../remarks/notice.rules.ts'
import type { CartRow } from './cart.repository.ts'

const itemOnTheWire = (row: CartRow, lng: Language): CartItem => {
  const { size, quantity, priceCents, seenPriceCents, available } = row
  const price = eurosOfCents(priceCents)
  return {
    _id: row.id,
    product: {
      _id: row.productId,
      name: localized(lng, row.nameFr, row.nameEn),
      price,
      images: row.image ? [framedPictureOnTheWire(row.image, lng)] : [],
    },
    quantity,
    options: size === '' ? {} : { size },
    size: size || null,
    unitPrice: price,
    available,
    ...(seenPriceCents !== priceCents && { seenPrice: eurosOfCents(seenPriceCents) }),
    notice: noticeOf({ quantity, available, priceCents, seenPriceCents }),
  }
}

/** A cart as the API answers it, in one language; English falls back to French (§3). */
export const cartOnTheWire = (rows: readonly CartRow[], lng: Language): Cart => ({
  items: rows.map((row) => itemOnTheWire(row, lng)),
  totalItems: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPrice: eurosOfCents(rows.reduce((sum, row) => sum + countedCents(row), 0)),
})
