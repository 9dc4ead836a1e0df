import { Thumbnail } from '../../../../../ui/pictures/thumbnail.tsx'
import type { OrderSummary } from '../../../order.schema.ts'

const mostPlates = 3

/** Small images of the first products of an order; the text beside names the products. */
export const OrderPlates = ({ items }: Pick<OrderSummary, 'items'>) => (
  <div className="flex flex-none items-start gap-1.5">
    {items.slice(0, mostPlates).map(({ _id, product: { images } }) => (
      <Thumbnail key={_id} src={images[0]?.url} className="w-18" isLazy />
    ))}
  </div>
)
