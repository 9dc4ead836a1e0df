import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { DocumentName } from '../document-names.ts'
import type { DocumentsContract } from '../documents.contract.ts'
import { DocumentBody } from './document-body.tsx'
import { documentQuery } from './documents.queries.ts'

interface DocumentPanelProps {
  readonly name: DocumentName
  /** What stands above the text. */
  readonly head?: ReactNode
}

/** A long text read beside the page, asked for when it is opened. */
export const DocumentPanel = ({ name, head }: DocumentPanelProps) => {
  const { t } = useTranslation('frame')
  const { data, isError, refetch } = useQuery(documentQuery(useApi<DocumentsContract>(), name))
  if (data)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text without a link in it must be scrolled by keyboard, too
      <section aria-label={data.title} tabIndex={0}>
        {head && <div className="mb-8">{head}</div>}
        <DocumentBody document={data} />
      </section>
    )
  if (isError)
    return (
      <ErrorState
        title={t('failure.title')}
        text={t('failure.sentence')}
        action={<Button onClick={() => void refetch()}>{t('failure.retry')}</Button>}
      />
    )
  return <Skeleton className="h-96 w-full" />
}
