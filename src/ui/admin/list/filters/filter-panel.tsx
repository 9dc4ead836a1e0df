import type { SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readDays, readEuros } from '../../../../shared/ranges/ranges.ts'
import { Button } from '../../../buttons/button.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import type { Choices } from '../list-declaration.ts'
import type { List } from '../use-list.ts'
import { boundNames, changesOf, type Filter, isOfGiven, isOfRange, type RangeFilter } from './filter.ts'

interface FilterPanelProps<C extends Choices, Row> {
  readonly id: string
  readonly list: List<C, Row>
  readonly filters: readonly Filter<C>[]
  readonly onDone: () => void
}

interface FieldProps<C extends Choices, Row> {
  readonly filter: Filter<C>
  readonly params: List<C, Row>['params']
  readonly choices: C
}

interface RangeProps {
  readonly filter: RangeFilter
  readonly params: { readonly given: Readonly<Record<string, string>> }
}

/** The two bounds of a range, side by side. */
const RangeFields = ({ filter, params }: RangeProps) => {
  const { t } = useTranslation('list')
  const names = boundNames(filter.field)
  const said = params.given[filter.field] ?? ''
  const isOfDays = filter.kind === 'days'
  const bounds = (isOfDays ? readDays(said) : readEuros(said)) ?? {}
  const field = isOfDays ? ({ type: 'date' } as const) : ({ inputMode: 'decimal', maxLength: 12 } as const)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-small">{filter.label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((bound) => (
          <TextField
            key={bound}
            {...field}
            name={names[bound]}
            label={t(isOfDays ? bound : bound === 'from' ? 'atLeast' : 'atMost')}
            defaultValue={bounds[bound] ?? ''}
            autoComplete="off"
            className="min-h-10 py-1.5 text-small"
            frameClassName="[&>label]:font-regular [&>label]:text-caption [&>label]:text-ink-soft"
          />
        ))}
      </div>
    </fieldset>
  )
}

const FilterField = <C extends Choices, Row>({ filter, params, choices }: FieldProps<C, Row>) => {
  const { t } = useTranslation('list')
  if (isOfRange(filter)) return <RangeFields filter={filter} params={params} />
  const of = isOfGiven(filter)
    ? { values: filter.options(), chosen: params.given[filter.field], preset: undefined }
    : {
        values: (choices[filter.field] ?? []).map((value) => ({ value, label: filter.nameOf(value) })),
        chosen: params[filter.field],
        preset: filter.preset,
      }
  const all = of.preset === undefined ? [{ value: '', label: filter.all ?? t('all') }] : []
  return (
    <SelectField
      name={filter.field}
      label={filter.label}
      defaultValue={of.chosen ?? of.preset ?? ''}
      options={[...all, ...of.values]}
      className="min-h-10 py-1.5 text-small"
    />
  )
}

/** The filters of a list, which ask for their rows together. */
export const FilterPanel = <C extends Choices, Row>({
  id,
  list,
  filters,
  onDone,
}: FilterPanelProps<C, Row>) => {
  const { t } = useTranslation('list')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { declaration, params, hrefWith } = list
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const changes = changesOf(filters, new FormData(event.currentTarget))
    void navigate(hrefWith(changes), { preventScrollReset: true })
    onDone()
  }
  return (
    <form
      id={id}
      action={pathname}
      aria-label={t('filters')}
      onSubmit={show}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
      className="mb-4 grid gap-x-6 gap-y-4 border border-hairline bg-sheet p-4 sm:grid-cols-2 xl:grid-cols-4"
    >
      {filters.map((filter) => (
        <FilterField key={filter.field} filter={filter} params={params} choices={declaration.choices} />
      ))}
      <div className="col-span-full flex justify-end gap-3">
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('close')}
        </Button>
        <Button size="small" type="submit">
          {t('show')}
        </Button>
      </div>
    </form>
  )
}
