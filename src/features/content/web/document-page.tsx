import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { longDay } from '../../../shared/long-day.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { ContentContract } from '../content.contract.ts'
import type { HouseDocument } from '../document.schema.ts'
import type { DocumentName } from '../document-names.ts'
import { DocumentBody } from './document-body.tsx'
import { documentQuery } from './documents.queries.ts'

interface DocumentPageProps {
  readonly name: DocumentName
  readonly path: string
  readonly houseName: string
}

/** What is said of its age: a text that is agreed to has versions, another one a last change. */
const useAge = ({ updated, version, effective }: HouseDocument) => {
  const { t } = useTranslation('content')
  const lng = useLanguage()
  return version && effective
    ? t('document.inForce', { day: longDay(effective, lng), version })
    : t('document.updated', { day: longDay(updated, lng) })
}

/** A page that is one long text: title, text, and how old it is. */
export const DocumentPage = ({ name, path, houseName }: DocumentPageProps) => {
  const { data: document } = useSuspenseQuery(documentQuery(useApi<ContentContract>(), name))
  const age = useAge(document)
  return (
    <>
      <PageHead
        title={`${document.title} · ${houseName}`}
        description={document.description}
        path={path}
        siteName={houseName}
      />
      <article className="frame flex flex-col gap-10 py-section">
        <SectionHeading level={1} title={document.title} />
        <DocumentBody document={document} />
        <p className="text-caption text-ink-soft">{age}</p>
      </article>
    </>
  )
}
