import { useState } from 'react'
import { dayAndTime } from '../../../../../../shared/dates/day-and-time.ts'
import { AdminSection } from '../../../../../../ui/admin/admin-section.tsx'
import { Unanswered } from '../../../../../../ui/admin/unanswered.tsx'
import { showFailure } from '../../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../../../ui/toasts/toasts.ts'
import type { EditedProduct } from '../../../../edited-product.schema.ts'
import type { ProductVersion, ProductVersionsContract } from '../../../../product-versions.contract.ts'
import { PageTurn } from '../../../page-turn.tsx'
import { readingsOfProducts, versionsQuery } from '../../products.queries.ts'
import { ChangedValues } from './changed-values.tsx'
import { versionsTexts } from './versions.texts.ts'

interface ProductVersionsProps {
  readonly product: Pick<EditedProduct, '_id' | 'version'>
}

/** What was done to a product, field by field; one of its versions can be had again. */
export const ProductVersions = ({ product: { _id: id, version: seen } }: ProductVersionsProps) => {
  useOwnTexts('productVersions', versionsTexts)
  const { t } = useTranslation('productVersions')
  const api = useApi<ProductVersionsContract>()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = usePrivateQuery(versionsQuery(api, id, page))
  const { write, writing } = useWrite({
    send: (version: string) =>
      api('POST /admin/products/{id}/restorations', { params: { id }, body: { version, seen } }),
    succeeded: () => notify('general', { title: t('restored'), variant: 'success' }),
    failed: (refusal) => showFailure(t('notRestored'), refusal),
    refresh: readingsOfProducts,
  })
  return (
    <AdminSection id="versions" title={t('title')} lead={t('lead')}>
      {error && (
        <Unanswered
          error={error}
          text={t('failed')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {data?.versions.length === 0 && <p className="text-ink-soft text-small">{t('none')}</p>}
      <ol>
        {data?.versions.map((version) => (
          <Version
            key={version._id}
            version={version}
            busy={writing === version._id}
            onRestore={() => void write(version._id)}
          />
        ))}
      </ol>
      {data && (
        <PageTurn
          page={page}
          totalPages={data.totalPages}
          onPage={setPage}
          labels={{ newer: t('newer'), older: t('older') }}
        />
      )}
    </AdminSection>
  )
}

interface VersionProps {
  readonly version: ProductVersion
  readonly busy: boolean
  readonly onRestore: () => void
}

const Version = ({ version, busy, onRestore }: VersionProps) => {
  const { t } = useTranslation('productVersions')
  const lng = useLanguage()
  const moment = dayAndTime(version.at, lng)
  // What a product began with is on its page; only what was changed is told.
  const changes = version.action === 'created' ? [] : version.changes
  return (
    <li className="border-hairline border-t py-3 text-small">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          {version.by ?? t('house')} {t(`actions.${version.action}`)}
          {version.reason && <> — {version.reason}</>}
          <time dateTime={version.at} className="block text-caption text-ink-soft tabular-nums">
            {moment}
          </time>
        </p>
        {version.restorable && (
          <Button size="small" variant="secondary" loading={busy} onClick={onRestore}>
            {t('restore')}
            <span className="sr-only"> · {moment}</span>
          </Button>
        )}
      </div>
      <ChangedValues changes={changes} />
    </li>
  )
}
