import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { mostQuoteLines, quoteLineLength } from '../../../commissions/commissions.limits.ts'
import { emptyCloth, emptyLine, type TypedCloth, type TypedLine } from './quote-draft.ts'

/** The list with one row replaced. */
const replaced = <Row,>(rows: readonly Row[], index: number, row: Row) =>
  rows.map((each, place) => (place === index ? row : each))

const without = <Row,>(rows: readonly Row[], index: number) => rows.filter((_, place) => place !== index)

interface RemoveProps {
  readonly n: number
  readonly onRemove: () => void
}

const Remove = ({ n, onRemove }: RemoveProps) => {
  const { t } = useTranslation('deskCommissions')
  return (
    <Button variant="quiet" size="small" aria-label={t('draft.remove', { n })} onClick={onRemove}>
      ✕
    </Button>
  )
}

interface LineRowsProps {
  readonly title: string
  readonly add: string
  readonly name: 'lines' | 'options'
  readonly rows: readonly TypedLine[]
  readonly faults: ReadonlySet<string>
  readonly onChange: (rows: readonly TypedLine[]) => void
}

/** The lines of a quote, each with its words in both languages, its quantity and its price. */
export const LineRows = ({ title, add, name, rows, faults, onChange }: LineRowsProps) => {
  const { t } = useTranslation('deskCommissions')
  const errorOf = (index: number, field: string) =>
    faults.has(`${name}.${index}.${field}`)
      ? t(field === 'fr' ? 'draft.missing' : 'draft.unreadable')
      : undefined
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{title}</legend>
      {rows.map((row, index) => {
        const set = (change: Partial<TypedLine>) => onChange(replaced(rows, index, { ...row, ...change }))
        const place = `${name}.${index}`
        return (
          <div
            key={row.id}
            className="mt-3 grid grid-cols-[1fr_1fr_auto] items-end gap-3 border-hairline border-b pb-4 @min-[56rem]:grid-cols-[2fr_2fr_5rem_8rem_auto]"
          >
            <TextField
              frameClassName="@max-[56rem]:col-span-3"
              name={`${place}.fr`}
              label={`${t('draft.line')}, ${t('draft.fr')}`}
              maxLength={quoteLineLength}
              value={row.fr}
              onChange={({ target }) => set({ fr: target.value })}
              error={errorOf(index, 'fr')}
            />
            <TextField
              frameClassName="@max-[56rem]:col-span-3"
              name={`${place}.en`}
              label={`${t('draft.line')}, ${t('draft.en')}`}
              maxLength={quoteLineLength}
              value={row.en}
              onChange={({ target }) => set({ en: target.value })}
            />
            <TextField
              name={`${place}.quantity`}
              label={t('draft.quantity')}
              inputMode="numeric"
              value={row.quantity}
              onChange={({ target }) => set({ quantity: target.value })}
              error={errorOf(index, 'quantity')}
            />
            <TextField
              name={`${place}.price`}
              label={t('draft.price')}
              inputMode="decimal"
              value={row.price}
              onChange={({ target }) => set({ price: target.value })}
              error={errorOf(index, 'price')}
            />
            <Remove n={index + 1} onRemove={() => onChange(without(rows, index))} />
          </div>
        )
      })}
      {rows.length < mostQuoteLines && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange([...rows, emptyLine()])}
          className="mt-2"
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}

interface ClothRowsProps {
  readonly rows: readonly TypedCloth[]
  readonly faults: ReadonlySet<string>
  readonly onChange: (rows: readonly TypedCloth[]) => void
}

/** The cloths of a quote, and when they come. */
export const ClothRows = ({ rows, faults, onChange }: ClothRowsProps) => {
  const { t } = useTranslation('deskCommissions')
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{t('draft.cloths')}</legend>
      {rows.map((row, index) => {
        const set = (change: Partial<TypedCloth>) => onChange(replaced(rows, index, { ...row, ...change }))
        return (
          <div
            key={row.id}
            className="mt-3 grid grid-cols-[1fr_auto] items-end gap-3 border-hairline border-b pb-4 @min-[56rem]:grid-cols-[2fr_2fr_11rem_auto]"
          >
            <TextField
              frameClassName="@max-[56rem]:col-span-2"
              name={`cloths.${index}.fr`}
              error={faults.has(`cloths.${index}.fr`) ? t('draft.missing') : undefined}
              label={t('draft.fr')}
              maxLength={quoteLineLength}
              value={row.fr}
              onChange={({ target }) => set({ fr: target.value })}
            />
            <TextField
              frameClassName="@max-[56rem]:col-span-2"
              name={`cloths.${index}.en`}
              label={t('draft.en')}
              maxLength={quoteLineLength}
              value={row.en}
              onChange={({ target }) => set({ en: target.value })}
            />
            <TextField
              name={`cloths.${index}.readyOn`}
              type="date"
              label={t('draft.readyOn')}
              value={row.readyOn}
              onChange={({ target }) => set({ readyOn: target.value })}
            />
            <Remove n={index + 1} onRemove={() => onChange(without(rows, index))} />
          </div>
        )
      })}
      {rows.length < mostQuoteLines && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange([...rows, emptyCloth()])}
          className="mt-2"
        >
          {t('draft.addCloth')}
        </Button>
      )}
    </fieldset>
  )
}
