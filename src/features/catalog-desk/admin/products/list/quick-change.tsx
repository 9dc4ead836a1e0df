import { numberIn } from '../../../../../ui/admin/typed-number.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../../ui/overlays/dialog.tsx'
import { notify } from '../../../../../ui/toasts/toasts.ts'
import { madeToMeasure } from '../../../../catalog/catalog.limits.ts'
import { productLimits } from '../../../../catalog/product.limits.ts'
import type { ListedProduct } from '../../../product-list.contract.ts'
import type { ProductWritingContract } from '../../../product-writing.contract.ts'
import { isCount } from '../../typed-count.ts'
import { readingsOfProducts } from '../products.queries.ts'

const fieldOf = (size: string | null) => `stock ${size ?? ''}`

interface QuickChangeProps {
  readonly product: ListedProduct
  readonly onClose: () => void
}

/** Changes the price and the stock of a product from the list, and asks why once, for the log. */
export const QuickChange = ({ product, onClose }: QuickChangeProps) => {
  const { t } = useTranslation('adminProducts')
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={product.name}
      plain
      closeLabel={t('quick.close')}
      written
    >
      <QuickChangeForm product={product} onDone={onClose} />
    </Dialog>
  )
}

const QuickChangeForm = ({
  product,
  onDone,
}: {
  readonly product: ListedProduct
  readonly onDone: () => void
}) => {
  const { t } = useTranslation('adminProducts')
  const api = useApi<ProductWritingContract>()
  const { _id: id, version, variants } = product
  const names = ['price', ...variants.map(({ size }) => fieldOf(size)), 'reason']
  const { write, busy, failure } = useWrite({
    send: (typed: Readonly<Record<string, string>>) => {
      const stocks = variants.flatMap(({ size, stock }) => {
        const wanted = numberIn(typed[fieldOf(size)] ?? '')
        return wanted === stock ? [] : [{ size, stock: wanted }]
      })
      return api('PATCH /products/{id}', {
        params: { id },
        body: {
          version,
          price: numberIn(typed.price ?? ''),
          ...(stocks.length > 0 && { stocks }),
          ...(typed.reason?.trim() && { reason: typed.reason }),
        },
      })
    },
    succeeded: () => {
      notify('general', { title: t('saved'), variant: 'success' })
      onDone()
    },
    refresh: readingsOfProducts,
  })
  const form = useForm({
    names,
    start: {
      price: String(product.price),
      ...Object.fromEntries(variants.map(({ size, stock }) => [fieldOf(size), String(stock)])),
    },
    check: (typed) => ({
      price: Number.isInteger(numberIn(typed.price ?? '')) ? undefined : t('faults.noAmount'),
      ...Object.fromEntries(
        variants.map(({ size }) => [
          fieldOf(size),
          isCount(typed[fieldOf(size)] ?? '') ? undefined : t('faults.noCount'),
        ]),
      ),
    }),
    failure,
    failures: { failed: t('notSaved') },
    submit: (typed) => void write(typed),
  })
  const labelOf = (size: string | null) => {
    if (size === null) return t('columns.stock')
    return t('sizes.stockOf', { size: size === madeToMeasure ? t('sizes.toMeasure') : size })
  }
  const field = (name: string) => ({
    ...form.field(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <TextField {...field('price')} label={t('fields.price')} hint={t('facts.priceHint')} required />
      <div className="grid grid-cols-2 gap-4">
        {variants.map(({ size }) => (
          <TextField key={size} {...field(fieldOf(size))} label={labelOf(size)} required />
        ))}
      </div>
      <TextField
        {...form.field('reason')}
        label={t('quick.reason')}
        hint={t('quick.reasonHint')}
        maxLength={productLimits.reasonLength}
        autoComplete="off"
      />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <Button type="submit" loading={busy} className="self-end">
        {t('save')}
      </Button>
    </form>
  )
}
