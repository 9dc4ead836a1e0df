import type { OrderSummary } from '../../order.schema.ts'

const mostPlates = 3

/** The first pieces of an order, small; which they are is said beside. */
export const OrderPlates = ({ items }: Pick<OrderSummary, 'items'>) => (
  <div className="flex flex-none items-start gap-1.5">
    {items.slice(0, mostPlates).map(({ _id, product: { images } }) => (
      <span key={_id} className="block aspect-portrait w-18 bg-plate">
        {images[0] && (
          <img
            src={images[0].url}
            alt=""
            width={300}
            height={400}
            loading="lazy"
            decoding="async"
            className="picture-light h-full w-full object-cover"
          />
        )}
      </span>
    ))}
  </div>
)
