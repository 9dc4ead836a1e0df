import type { Answer } from '../../../../shared/api/contract.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { DocumentsContract } from '../../documents.contract.ts'
import { legalTextsQuery } from './legal-texts.queries.ts'

type ListedText = Answer<DocumentsContract['GET /admin/legal-texts']>['texts'][number]

/** The legal texts one a line, each with the version in force and the next one. */
export const LegalTextList = () => {
  const { t } = useTranslation('legalTexts')
  const lng = useLanguage()
  const query = usePrivateQuery(legalTextsQuery(useApi<DocumentsContract>()))
  const columns: Columns<ListedText & { readonly _id: string }> = [
    {
      name: 'text',
      label: t('columns.text'),
      cell: ({ name, title }) => (
        <LocalLink
          to={`${pathTo('adminTexts')}?text=${name}`}
          className="font-medium underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
        >
          {title}
        </LocalLink>
      ),
    },
    {
      name: 'inForce',
      label: t('columns.inForce'),
      inCard: true,
      cell: ({ inForce }) => (
        <>
          {t('since', { day: longDay(inForce.effective, lng) })}
          <span className="text-ink-soft"> · {t(inForce.isOwn ? 'byHouse' : 'bySoftware')}</span>
        </>
      ),
    },
    {
      name: 'planned',
      label: t('columns.planned'),
      inCard: true,
      cell: ({ planned }) =>
        planned === null ? (
          <span className="text-ink-soft">{t('none')}</span>
        ) : (
          t('on', { day: longDay(planned, lng) })
        ),
    },
  ]
  return (
    <Answered query={query} failed={t('failed')} retry={t('retry')} awaiting={<Skeleton className="h-72" />}>
      {(texts) => (
        <Ledger
          caption={t('title')}
          rows={texts.map((text) => ({ ...text, _id: text.name }))}
          expected={texts.length}
          columns={columns}
        />
      )}
    </Answered>
  )
}
