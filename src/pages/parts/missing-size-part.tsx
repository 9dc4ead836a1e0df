import { useAccount } from '../../features/accounts/web/use-account.ts'
import type { Product } from '../../features/catalog/product.schema.ts'
import type { SizeOffer } from '../../features/catalog/web/product/purchase-parts.ts'
import { missingOf } from '../../features/restock/restock.rules.ts'
import { MissingSize } from '../../features/restock/web/missing-size.tsx'
import { bookingOf } from './booking-of.ts'

interface MissingSizePartProps {
  readonly product: Product
  readonly choice: SizeOffer
}

/** What a visitor can do when a size of a product is sold out. */
export const MissingSizePart = ({ product, choice: { choices, choose } }: MissingSizePartProps) => {
  const { user } = useAccount()
  const { stock, attributes } = product
  const { customizable } = attributes
  return (
    <MissingSize
      product={product}
      missing={missingOf({ choices, stock, customizable })}
      choose={choose}
      ownEmail={user?.emailConfirmed ? user.email : undefined}
      haveMade={customizable ? bookingOf(product) : undefined}
    />
  )
}
