import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { longDay } from '../../../shared/dates/long-day.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { StickyColumn } from '../../../ui/sticky-column.tsx'
import type { HouseDocument } from '../document.schema.ts'
import type { DocumentName } from '../document-names.ts'
import type { DocumentsContract } from '../documents.contract.ts'
import { DocumentBody } from './document-body.tsx'
import { documentQuery } from './documents.queries.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { useDocumentTexts } from './use-document-texts.ts'

interface DocumentPageProps {
  readonly name: DocumentName
  readonly path: string
  readonly houseName: string
  /** What stands above the text. */
  readonly head?: ReactNode
  /** What can be done about it, below the text. */
  readonly children?: ReactNode
}

/** What is said of its age: a text with versions says which it is, another one its last change. */
const useAge = ({ updated, version, effective }: HouseDocument) => {
  const { t } = useDocumentTexts()
  const lng = useLanguage()
  return version && effective
    ? t('inForce', { day: longDay(effective, lng), version })
    : t('updated', { day: longDay(updated, lng) })
}

/** Fewer parts than these are seen at a glance. */
const fewestToList = 4

/** A page that is one long text: title, parts, text, and how old it is. */
export const DocumentPage = ({ name, path, houseName, head, children }: DocumentPageProps) => {
  const { data: document } = useSuspenseQuery(documentQuery(useApi<DocumentsContract>(), name))
  const age = useAge(document)
  const { headings } = document
  return (
    <>
      <PageHead
        title={`${document.title} · ${houseName}`}
        description={document.description}
        path={path}
        siteName={houseName}
      />
      <div className="frame flex flex-col gap-10 py-section print:block print:py-8">
        <SectionHeading level={1} title={document.title} />
        <div className="flex flex-col gap-10 lg:grid-12 print:mt-6 print:block">
          {headings.length >= fewestToList && (
            <StickyColumn className="col-span-4 xl:col-span-3">
              <TableOfContents path={path} headings={headings} />
            </StickyColumn>
          )}
          <div className="col-span-8 flex min-w-0 flex-col gap-10 xl:col-start-5">
            {head}
            <DocumentBody document={document} />
            {children}
            <p className="text-caption text-ink-soft">{age}</p>
          </div>
        </div>
      </div>
    </>
  )
}
