import { useRef, useState } from 'react'
import { randomId } from '../../../../shared/ids/random-id.ts'
import { OrderedList } from '../../../../ui/admin/order/ordered-list.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { mostParts, type PartKind, partKinds } from '../../letters.limits.ts'
import { emptyPart, type PartRow } from './letter-draft.ts'
import { PartFields } from './part-fields.tsx'
import type { ProductsField } from './product-part.tsx'

interface PartsFieldProps {
  readonly parts: readonly PartRow[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (parts: readonly PartRow[]) => void
  readonly ProductsField: ProductsField
}

/** What a letter is made of, in its order; parts are added at its end. */
export const PartsField = ({ parts, errors, onChange, ProductsField }: PartsFieldProps) => {
  const { t } = useTranslation('lettersDesk')
  const adding = useRef<HTMLFieldSetElement>(null)
  const [added, setAdded] = useState<string>()
  const titleOf = (part: PartRow) =>
    t('place', {
      kind: t(`kinds.${part.kind}`),
      place: parts.findIndex(({ rowId }) => rowId === part.rowId) + 1,
    })
  const replace = (rowId: string, more: Readonly<Record<string, string | undefined>>) =>
    onChange(parts.map((part) => (part.rowId === rowId ? ({ ...part, ...more } as PartRow) : part)))
  const add = (kind: PartKind) => {
    if (parts.length >= mostParts) return
    const rowId = randomId()
    setAdded(rowId)
    onChange([...parts, emptyPart(kind, rowId)])
  }
  /** A part that was just added begins at its first field. */
  const focusAdded = (rowId: string) => (element: HTMLElement | null) => {
    if (!element || rowId !== added) return
    element.querySelector<HTMLElement>('input, textarea, select')?.focus()
    setAdded(undefined)
  }
  return (
    <div>
      {parts.length === 0 && <p className="text-ink-soft text-small">{t('noParts')}</p>}
      <FieldError id="parts-error" error={errors.parts} />
      <OrderedList
        items={parts.map((part) => ({ ...part, _id: part.rowId }))}
        titleOf={titleOf}
        label={t('content')}
        rowClassName="py-5 max-sm:flex-col max-sm:items-stretch sm:items-start"
        row={(part, place) => (
          <fieldset ref={focusAdded(part.rowId)} className="min-w-0 flex-1">
            <legend className="mb-2 text-ink-soft text-small">{titleOf(part)}</legend>
            <PartFields
              part={part}
              path={`parts.${place}`}
              errors={errors}
              onChange={(more) => replace(part.rowId, more)}
              ProductsField={ProductsField}
            />
          </fieldset>
        )}
        actions={(part) => (
          <IconButton
            icon="close"
            label={t('remove', { title: titleOf(part) })}
            onClick={() => {
              adding.current?.querySelector('button')?.focus()
              onChange(parts.filter(({ rowId }) => rowId !== part.rowId))
            }}
          />
        )}
        onOrder={(ids) =>
          onChange(parts.toSorted((one, other) => ids.indexOf(one.rowId) - ids.indexOf(other.rowId)))
        }
      />
      <fieldset ref={adding} className="mt-5">
        <legend className="mb-2 font-medium text-small">{t('add.label')}</legend>
        <div className="flex flex-wrap gap-2">
          {partKinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="secondary"
              aria-disabled={parts.length >= mostParts || undefined}
              onClick={() => add(kind)}
            >
              {t(`add.${kind}`)}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
