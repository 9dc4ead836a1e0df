import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { productLimits } from '../../../catalog/product.limits.ts'
import { houseCauses } from '../../../stock/stock-causes.ts'
import type { ListedProduct } from '../../product-list.contract.ts'
import type { ProductWritingContract } from '../../product-writing.contract.ts'
import { readingsOfProducts } from '../products/products.queries.ts'
import { changesOf, isFaulty, type TypedStock } from './typed-stock.ts'

interface StockBarProps {
  readonly typed: TypedStock
  readonly products: readonly ListedProduct[]
  readonly onSaved: (ids: readonly string[]) => void
  readonly onDiscard: () => void
}

/** Saves what was typed into the sheet, product by product: what one is refused for stops none of the others. */
export const StockBar = ({ typed, products, onSaved, onDiscard }: StockBarProps) => {
  const { t } = useTranslation('adminStock')
  const api = useApi<ProductWritingContract>()
  const [cause, setCause] = useState<(typeof houseCauses)[number]>('counted')
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<readonly { readonly name: string; readonly why: string }[]>([])
  const [saved, setSaved] = useState(0)
  const whyOf = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) return t('bar.changedMeanwhile')
    return error instanceof Error ? error.message : String(error)
  }
  const { write, busy } = useWrite({
    send: async () => {
      const done: string[] = []
      const failed: { name: string; why: string }[] = []
      for (const { id, version, stocks } of changesOf(typed, products)) {
        const body = { version, stocks, cause, ...(reason.trim() && { reason }) }
        await api('PATCH /products/{id}', { params: { id }, body }).then(
          () => done.push(id),
          (error: unknown) => {
            const name = products.find(({ _id }) => _id === id)?.name ?? ''
            failed.push({ name, why: whyOf(error) })
          },
        )
      }
      return { done, failed }
    },
    succeeded: ({ done, failed }) => {
      onSaved(done)
      setRefused(failed)
      setSaved(done.length)
      if (failed.length === 0) setReason('')
    },
    refresh: readingsOfProducts,
  })
  const texts = [...typed.values()].flatMap((sizes) => [...sizes.values()])
  const isWrong = texts.some(isFaulty)
  const save = () => {
    setSaved(0)
    void write()
  }
  if (texts.length === 0 && refused.length === 0 && saved === 0) return null
  return (
    <section
      aria-label={t('bar.label')}
      className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 border border-hairline bg-sheet px-4 py-2 text-small [--ground:var(--sheet)]"
    >
      {texts.length > 0 && (
        <>
          <p className="font-medium">{t('bar.changes', { count: texts.length })}</p>
          <SelectField
            label={t('bar.cause')}
            value={cause}
            options={houseCauses.map((each) => ({ value: each, label: t(`causes.${each}`) }))}
            className="min-h-10 py-1.5"
            frameClassName="[&>label]:sr-only"
            onChange={({ target }) =>
              setCause(houseCauses.find((each) => each === target.value) ?? 'corrected')
            }
          />
          <TextField
            label={t('bar.note')}
            placeholder={t('bar.note')}
            value={reason}
            maxLength={productLimits.reasonLength}
            autoComplete="off"
            className="min-h-10 w-56 py-1.5"
            frameClassName="[&>label]:sr-only"
            onChange={({ target }) => setReason(target.value)}
          />
          <Button size="small" loading={busy} disabled={isWrong} onClick={save}>
            {t('bar.save')}
          </Button>
          <Button size="small" variant="quiet" onClick={onDiscard}>
            {t('bar.discard')}
          </Button>
        </>
      )}
      <div role="status" className="basis-full empty:hidden">
        {isWrong && <p className="text-garance">{t('bar.faulty')}</p>}
        {!busy && saved > 0 && <p>{t('bar.done', { count: saved })}</p>}
        {!busy &&
          refused.map(({ name, why }) => (
            <p key={name} className="text-garance">
              {t('bar.refused', { name, why })}
            </p>
          ))}
      </div>
    </section>
  )
}
