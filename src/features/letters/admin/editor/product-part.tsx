import { type ComponentType, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface Chosen {
  readonly _id: string
  readonly name: string
  readonly price: number
  readonly available: boolean
}

/** Chooses products of the catalogue. */
export type ProductsField = ComponentType<{
  readonly products: readonly Chosen[]
  readonly most: number
  readonly error: string | undefined
  readonly onChange: (products: readonly Chosen[]) => void
}>

interface ProductPartProps {
  readonly part: { readonly id: string; readonly name?: string | undefined; readonly rowId: string }
  readonly error: string | undefined
  readonly onChange: (more: { readonly id: string; readonly name?: string | undefined }) => void
  readonly ProductsField: ProductsField
}

/** Leads the focus to what has taken the place of the pressed button. */
const useFocusOnChange = (id: string) => {
  const area = useRef<HTMLDivElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    if (document.activeElement === document.body)
      area.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [id])
  return area
}

/** The product that a part shows. */
export const ProductPart = ({ part, error, onChange, ProductsField }: ProductPartProps) => {
  const { t } = useTranslation('lettersDesk')
  const area = useFocusOnChange(part.id)
  return (
    <div ref={area}>
      {part.id === '' ? (
        <ProductsField
          products={[]}
          most={1}
          error={error}
          onChange={([chosen]) => chosen && onChange({ id: chosen._id, name: chosen.name })}
        />
      ) : (
        <>
          <p className="font-medium wrap-anywhere">{part.name ?? part.id}</p>
          <Button variant="quiet" size="small" onClick={() => onChange({ id: '', name: undefined })}>
            {t('otherProduct')}
          </Button>
          <FieldError id={`part-${part.rowId}-error`} error={error} />
        </>
      )}
    </div>
  )
}
