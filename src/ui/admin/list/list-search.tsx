import type { SubmitEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '../../buttons/button.tsx'
import { TextField } from '../../forms/text-field.tsx'

interface ListSearchProps {
  /** The text that the list is searched by now. */
  readonly search: string
  readonly maxLength: number
  readonly labels: { readonly label: string; readonly submit: string; readonly clear: string }
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
    <search className="min-w-0 max-w-full">
      <form action={pathname} onSubmit={look} className="flex flex-wrap items-end gap-3">
        <TextField
          key={search}
          type="search"
          name="search"
          label={labels.label}
          defaultValue={search}
          maxLength={maxLength}
          autoComplete="off"
          frameClassName="w-72 max-w-full"
        />
        <Button type="submit" variant="secondary">
          {labels.submit}
        </Button>
        {search && (
          <Link
            to={hrefOf(undefined)}
            preventScrollReset
            className="thread-link relative inline-flex min-h-11 items-center text-small"
          >
            {labels.clear}
          </Link>
        )}
      </form>
    </search>
  )
}
