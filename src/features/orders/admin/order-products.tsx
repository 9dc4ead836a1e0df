import { formatEuros } from '../../../shared/money.ts'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Thumbnail } from '../../../ui/pictures/thumbnail.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import { lineAmount } from '../line-amount.rules.ts'
import { CivilDay } from './civil-day.tsx'

type Item = AdminOrder['items'][number]

const ProductNotes = ({ item }: { item: Item }) => {
  const { t } = useTranslation('adminOrders')
  const { refundedQuantity, restockedQuantity, withdrawal } = item
  const notes = [
    ...(withdrawal.eligible ? [] : [t('order.notReturnable')]),
    ...(refundedQuantity > 0 ? [t('order.refundedPieces', { count: refundedQuantity })] : []),
    ...(restockedQuantity > 0 ? [t('order.restocked', { count: restockedQuantity })] : []),
  ]
  return notes.map((note) => (
    <span key={note} className="block text-ink-soft">
      {note}
    </span>
  ))
}

const ProductName = ({ item }: { item: Item }) => {
  const { t } = useTranslation('adminOrders')
  const { product, options, sku, composition } = item
  const size = options.size
  return (
    <span className="flex gap-3">
      <Thumbnail image={product.images[0]} className="w-12" />
      <span className="min-w-0">
        {product.name}
        <span className="block font-regular text-ink-soft">
          {[size && (item.withdrawal.eligible ? t('order.size', { size }) : t('order.ownSize')), sku]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="block font-regular text-ink-soft">{composition}</span>
      </span>
    </span>
  )
}

/** The products of an order and its amounts. */
export const OrderProducts = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const euros = (amount: number) => formatEuros(amount)
  const sums = [
    [t('order.subtotal'), euros(order.subtotal)],
    ...(order.discount > 0 ? [[t('order.discount'), euros(-order.discount)] as const] : []),
    [t('order.shipping'), order.shipping === 0 ? t('order.free') : euros(order.shipping)],
    [t('order.total'), euros(order.total)],
    [t('order.vat'), euros(order.vat)],
  ] as const
  return (
    <>
      <Ledger
        caption={t('order.pieces')}
        rows={order.items}
        expected={order.items.length}
        columns={[
          {
            name: 'piece',
            label: t('order.piece'),
            className: 'ledger:w-2/5',
            cell: (item) => <ProductName item={item} />,
          },
          { name: 'quantity', label: t('order.quantity'), cell: ({ quantity }) => quantity },
          {
            name: 'made',
            label: t('order.made'),
            cell: (item) => (
              <>
                <CivilDay day={item.deliveryTo} />
                <ProductNotes item={item} />
              </>
            ),
          },
          {
            name: 'amount',
            label: t('order.amount'),
            className: 'ledger:text-end tabular-nums',
            cell: (item) => euros(lineAmount(item)),
          },
        ]}
      />
      <dl className="mt-4 ms-auto grid max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small">
        {sums.map(([word, sum]) => (
          <div key={word} className="contents">
            <dt className="text-ink-soft">{word}</dt>
            <dd className="text-end tabular-nums">{sum}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
