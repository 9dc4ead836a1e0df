import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { SelectField } from '../../forms/select-field.tsx'
import type { Choices } from './list-declaration.ts'
import { ListSearch } from './list-search.tsx'
import type { List } from './use-list.ts'

interface FilterOf<C extends Choices, Name extends keyof C> {
  readonly field: Name & string
  readonly label: string
  /** The name of « all »; without it, one value is always chosen. */
  readonly all?: string
  /** The value that is meant when the address says none, where there is no « all ». */
  readonly preset?: C[Name][number]
  readonly nameOf: (value: C[Name][number]) => string
  /** What no longer holds once this has changed. */
  readonly resets?: readonly (keyof C & string)[]
  /** Its width. */
  readonly className: string
}

/** A choice of a list, shown as a field beside its search. */
export type Filter<C extends Choices> = { [Name in keyof C]: FilterOf<C, Name> }[keyof C]

interface ListBarProps<C extends Choices, Row> {
  readonly list: List<C, Row>
  readonly search: { readonly label: string; readonly submit: string; readonly clear: string } | undefined
  readonly filters: readonly Filter<C>[]
  /** What else stands in the line. */
  readonly beside: ReactNode
}

/** The line above a list: its search, its filters, its sort order. The address of the page holds what they say. */
export const ListBar = <C extends Choices, Row>({ list, search, filters, beside }: ListBarProps<C, Row>) => {
  const navigate = useNavigate()
  const { declaration, params, hrefWith } = list
  const choose = ({ field, preset, resets = [] }: Filter<C>, value: string) => {
    const others = Object.fromEntries(resets.map((each) => [each, undefined]))
    const chosen = value === '' || value === preset ? undefined : value
    void navigate(hrefWith({ ...others, [field]: chosen }), { preventScrollReset: true })
  }
  const fields = filters.map((filter) => {
    const { field, label, all, preset, nameOf, className } = filter
    const values = (declaration.choices[field] ?? []).map((value) => ({ value, label: nameOf(value) }))
    return (
      <SelectField
        key={field}
        label={label}
        value={params[field] ?? preset ?? ''}
        options={all === undefined ? values : [{ value: '', label: all }, ...values]}
        onChange={({ target }) => choose(filter, target.value)}
        frameClassName={className}
      />
    )
  })
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      {search && (
        <ListSearch
          search={params.search ?? ''}
          maxLength={declaration.searchMaxLength ?? 0}
          labels={search}
          hrefOf={(words) => hrefWith({ search: words })}
        />
      )}
      {fields.length > 1 ? (
        <div className="max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3 sm:contents">
          {fields}
        </div>
      ) : (
        fields
      )}
      {beside}
    </div>
  )
}
