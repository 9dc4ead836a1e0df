import { OpenedEntry } from '../../../ui/admin/opened-entry.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { LettersContract } from '../letters.contract.ts'
import { LetterEditor } from './editor/letter-editor.tsx'
import type { ProductsField } from './editor/product-part.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { LetterStatusBadge } from './letter-status-badge.tsx'
import { letterQuery } from './letters.queries.ts'
import { LetterOnItsWay } from './sending/letter-on-its-way.tsx'
import { LetterPlanned } from './sending/letter-planned.tsx'

interface OpenedLetterProps {
  readonly id: string
  readonly isAdmin: boolean
  readonly ProductsField: ProductsField
}

/** One letter: written while it is a draft, awaited while it is planned, followed once it is being sent. */
export const OpenedLetter = ({ id, isAdmin, ProductsField }: OpenedLetterProps) => {
  const { t } = useTranslation('lettersDesk')
  const { data, error, refetch } = usePrivateQuery(letterQuery(useApi<LettersContract>(), id))
  return (
    <OpenedEntry
      record={{ kind: 'letter', id }}
      error={error}
      onRetry={() => void refetch()}
      words={{ back: t('opened.back'), missing: t('opened.missing'), retry: t('retry') }}
      shown={
        data && {
          title: data.letter.content.fr.subject || t('untitled'),
          badge: <LetterStatusBadge status={data.letter.status} />,
          body:
            data.letter.status === 'draft' ? (
              <LetterEditor {...data} isAdmin={isAdmin} ProductsField={ProductsField} />
            ) : (
              <div className="mt-6 flex flex-col gap-10">
                {data.letter.status === 'planned' ? (
                  <LetterPlanned letter={data.letter} isAdmin={isAdmin} />
                ) : (
                  <LetterOnItsWay letter={data.letter} isAdmin={isAdmin} />
                )}
                <LetterPreview letter={data.letter} />
              </div>
            ),
        }
      }
    />
  )
}
