import { type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../buttons/button.tsx'
import { Icon } from '../../buttons/icon.tsx'
import { SelectField } from '../../forms/select-field.tsx'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { type ChoiceFilter, type Filter, isAtHand } from './filters/filter.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { FilterSentence } from './filters/filter-sentence.tsx'
import type { Choices } from './list-declaration.ts'
import { ListSearch } from './list-search.tsx'
import type { List } from './use-list.ts'

interface ListBarProps<C extends Choices, Row> {
  readonly list: List<C, Row>
  readonly search: { readonly label: string; readonly submit: string } | undefined
  readonly filters: readonly Filter<C>[]
  /** What else stands in the line. */
  readonly beside: ReactNode
}

/** A choice that takes effect as soon as it is made. */
const ChoiceAtHand = <C extends Choices, Row>({
  list,
  filter,
}: {
  list: List<C, Row>
  filter: ChoiceFilter<C>
}) => {
  const navigate = useNavigate()
  const { field, label, all, preset, nameOf, resets = [] } = filter
  const { declaration, params, hrefWith } = list
  const values = (declaration.choices[field] ?? []).map((value) => ({ value, label: nameOf(value) }))
  const choose = (value: string) => {
    const others = Object.fromEntries(resets.map((each) => [each, undefined]))
    const chosen = value === '' || value === preset ? undefined : value
    void navigate(hrefWith({ ...others, [field]: chosen }), { preventScrollReset: true })
  }
  return (
    <SelectField
      label={label}
      value={params[field] ?? preset ?? ''}
      options={all === undefined ? values : [{ value: '', label: all }, ...values]}
      onChange={({ target }) => choose(target.value)}
      className="min-h-10 py-1.5 text-small"
      frameClassName="min-w-0 max-w-full sm:w-44 [&>label]:sr-only"
    />
  )
}

/** The line above a list: its search, its filters, its sort order. The address of the page holds what they say. */
export const ListBar = <C extends Choices, Row>({ list, search, filters, beside }: ListBarProps<C, Row>) => {
  const { t } = useTranslation('list')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { declaration, params, hrefWith } = list
  const folded = filters.filter((filter) => !isAtHand(filter))
  const close = () => {
    setOpen(false)
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className="mb-2 flex flex-wrap items-end gap-x-3 gap-y-2">
        {search && (
          <ListSearch
            search={params.search ?? ''}
            maxLength={declaration.searchMaxLength ?? 0}
            labels={search}
            hrefOf={(words) => hrefWith({ search: words })}
          />
        )}
        {filters.filter(isAtHand).map((filter) => (
          <ChoiceAtHand key={filter.field} list={list} filter={filter} />
        ))}
        {folded.length > 0 && (
          <Button
            ref={opener}
            size="small"
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            className="max-sm:px-3"
          >
            <Icon name="filter" />
            <span className="max-sm:sr-only">{t('filter')}</span>
          </Button>
        )}
        {beside}
      </div>
      {isOpen && (
        <FilterPanel
          // What the address says anew stands in the fields anew.
          key={JSON.stringify(params)}
          id={id}
          list={list}
          filters={folded}
          onDone={close}
        />
      )}
      <FilterSentence list={list} filters={filters} />
    </>
  )
}
