import { useLanguage } from '../../../../ui/api/use-language.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { headingOf, type ProductColumn, productColumns } from '../../product-columns.ts'
import type { Table } from '../../read-table.ts'

interface ColumnMatchingProps {
  readonly table: Table
  readonly columns: readonly (ProductColumn | null)[]
  readonly onChange: (columns: readonly (ProductColumn | null)[]) => void
}

const shownLength = 60

/** What each column of the file is, with what its first line says; a product column is said by one at most. */
export const ColumnMatching = ({ table, columns, onChange }: ColumnMatchingProps) => {
  const { t } = useTranslation('productFiles')
  const lng = useLanguage()
  const [first] = table.lines
  const choose = (place: number, chosen: string) => {
    const column = productColumns.find((each) => each === chosen) ?? null
    onChange(
      columns.map((each, other) => {
        if (other === place) return column
        return each === column ? null : each
      }),
    )
  }
  // A column of a file has a place, and perhaps no name.
  const named = table.headings.map((heading, place) => ({ id: `column ${place}`, heading, place }))
  const options = [
    { value: '', label: t('columns.none') },
    ...productColumns.map((column) => ({ value: column, label: headingOf(column, lng) })),
  ]
  return (
    <section aria-labelledby="columns-title">
      <h3 id="columns-title" className="font-semibold">
        {t('columns.title', { count: table.lines.length })}
      </h3>
      <p className="mt-1 max-w-[46rem] text-ink-soft text-small">{t('columns.lead')}</p>
      <div className="mt-4 grid gap-x-gutter gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {named.map(({ id, heading, place }) => (
          <SelectField
            key={id}
            label={heading || t('columns.unnamed', { place: place + 1 })}
            hint={first?.cells[place]?.slice(0, shownLength) || t('columns.empty')}
            value={columns[place] ?? ''}
            options={options}
            onChange={({ target }) => choose(place, target.value)}
          />
        ))}
      </div>
    </section>
  )
}
