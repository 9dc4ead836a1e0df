import type { MouseEvent } from 'react'
import { isPlainClick } from '../../../ui/buttons/plain-click.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { HouseDocument } from '../document.schema.ts'
import { useDocumentTexts } from './use-document-texts.ts'

interface TableOfContentsProps {
  readonly path: string
  readonly headings: HouseDocument['headings']
}

/** The router brings a part into sight; keyboard and screen reader go on from its heading. */
const goOnFrom = (id: string) => (event: MouseEvent) => {
  if (isPlainClick(event)) document.getElementById(id)?.focus({ preventScroll: true })
}

/** The parts of a long text, each one step away. */
export const TableOfContents = ({ path, headings }: TableOfContentsProps) => {
  const { t } = useDocumentTexts()
  return (
    <nav aria-labelledby="contents" className="text-small print:hidden">
      <p id="contents" className="mb-2 font-medium">
        {t('contents')}
      </p>
      <ul className="columns-2 gap-x-gutter lg:columns-1">
        {headings.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <LocalLink
              to={`${path}#${id}`}
              onClick={goOnFrom(id)}
              className="block py-1.5 text-ink-soft leading-snug transition-colors hover:text-garance"
            >
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
