import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { productLimits } from '../../catalog/product.limits.ts'
import type { ProductWritingContract } from '../../catalog-desk/product-writing.contract.ts'
import type { StockedProduct } from '../dashboard.contract.ts'

/** Reads the typed threshold: null for an empty field, undefined for an invalid number. */
const thresholdIn = (typed: string) => {
  const text = typed.trim()
  if (text === '') return null
  const count = Number(text)
  return /^\d+$/.test(text) && count <= productLimits.stockOfSize ? count : undefined
}

/** The field for the threshold of a product: at this stock the team is warned. */
export const LowStockField = ({ product: { _id: id, name, lowStock } }: { product: StockedProduct }) => {
  const { t } = useTranslation('dashboard')
  const api = useApi<ProductWritingContract>()
  const { write, busy } = useWrite({
    send: (threshold: number | null) =>
      api('PUT /products/{id}/low-stock', { params: { id }, body: { lowStock: threshold } }),
    succeeded: (_, threshold) =>
      notify('general', {
        title: t('stock.set'),
        description:
          threshold === null ? t('stock.setOut', { name }) : t('stock.setBelow', { name, count: threshold }),
        variant: 'success',
      }),
    failed: (error) => showFailure(t('stock.notSet'), error),
  })
  const form = useForm({
    names: ['lowStock'],
    start: { lowStock: String(lowStock ?? '') },
    check: (typed) => ({
      lowStock:
        thresholdIn(typed.lowStock) === undefined
          ? t('stock.wrong', { most: productLimits.stockOfSize })
          : undefined,
    }),
    submit: (typed) => {
      const threshold = thresholdIn(typed.lowStock)
      if (threshold !== undefined && threshold !== lowStock) void write(threshold)
    },
  })
  const { error, ...field } = form.field('lowStock')
  const faultId = `low-stock-${id}`
  return (
    <form method="post" {...form.props}>
      <div className="flex items-center gap-3">
        <input
          type="text"
          {...field}
          aria-label={t('stock.thresholdOf', { name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? faultId : undefined}
          placeholder={t('stock.placeholder')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="control w-20 tabular-nums"
        />
        <Button
          type="submit"
          variant="quiet"
          size="small"
          loading={busy}
          aria-label={t('stock.setOf', { name })}
        >
          {t('stock.submit')}
        </Button>
      </div>
      {error && (
        <p id={faultId} role="alert" className="mt-1 text-caption text-garance">
          {error}
        </p>
      )}
    </form>
  )
}
