import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { centsOfEuros } from '../../../shared/money.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { catalogErrors } from '../../catalog/catalog.errors.ts'
import { cartErrors } from '../cart.errors.ts'
import { mostLines } from '../cart.limits.ts'
import { keyOf, type ProductInSize } from '../customer/merge.rules.ts'
import { enterLines, findLines, findOffers } from './cart.repository.ts'
import { findCart } from './find-cart.ts'
import { refuseShortage } from './refuse-shortage.ts'

interface Addition {
  readonly productId: string
  readonly quantity: number
  readonly options: { readonly size: string }
  readonly price?: number | undefined
}

/**
 * Finds the product in this size; refused when the house does not sell it, or when a product with sizes comes without
 * one (§5).
 */
const findOffer = async (db: Db, { accountId, productId, size }: ProductInSize & { accountId: string }) => {
  const offers = await findOffers(db, { accountId, productIds: [productId] })
  const offer = offers.find((offered) => offered.size === size)
  if (offer) return offer
  if (offers.length === 0) throw catalogErrors.productNotFound()
  if (size === '') throw cartErrors.sizeRequired({ fields: { 'options.size': 'errors.sizeRequired' } })
  throw cartErrors.sizeUnknown({ fields: { 'options.size': 'errors.sizeUnknown' } })
}

/**
 * Adds a product to the caller's cart; quantities of the same product in the same size add up (§4). Returns the cart.
 */
export const addToCart = (ctx: Context, { productId, quantity, options, price }: Addition) =>
  ctx.once(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const line = { productId, size: options.size }
    const { available, priceCents } = await findOffer(db, { accountId, ...line })
    const lines = await findLines(db, accountId)
    const present = lines.find((known) => keyOf(known) === keyOf(line))
    if (!present && lines.length >= mostLines) throw cartErrors.cartFull({ values: { limit: mostLines } })
    const inCart = present?.quantity ?? 0
    refuseShortage({ quantity: inCart + quantity, inCart, available })
    const seenPriceCents = price ? centsOfEuros(price) : priceCents
    await enterLines(db, {
      accountId,
      addedAt: ctx.clock.now(),
      lines: [{ ...line, quantity, seenPriceCents }],
    })
    return findCart(ctx, db, accountId)
  })
