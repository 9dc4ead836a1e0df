import type { SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../buttons/button.tsx'
import { Icon } from '../../buttons/icon.tsx'
import { TextField } from '../../forms/text-field.tsx'

interface ListSearchProps {
  /** The text that the list is searched by now. */
  readonly search: string
  readonly maxLength: number
  readonly labels: { readonly label: string; readonly submit: string }
  readonly hrefOf: (search: string | undefined) => string
}

/** Searches a list by text; the text is the parameter `search` of the page's address. */
export const ListSearch = ({ search, maxLength, labels, hrefOf }: ListSearchProps) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    const words = typeof typed === 'string' ? typed.trim() : ''
    void navigate(hrefOf(words || undefined), { preventScrollReset: true })
  }
  return (
    <search className="min-w-0 max-sm:min-w-60 max-sm:flex-1">
      <form action={pathname} onSubmit={look} className="flex items-end gap-2">
        <TextField
          key={search}
          type="search"
          name="search"
          label={labels.label}
          defaultValue={search}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={labels.label}
          className="min-h-10 py-1.5 text-small"
          frameClassName="w-72 min-w-0 flex-1 [&>label]:sr-only"
        />
        <Button type="submit" size="small" variant="secondary" className="max-sm:px-3">
          <Icon name="search" className="sm:hidden" />
          <span className="max-sm:sr-only">{labels.submit}</span>
        </Button>
      </form>
    </search>
  )
}
