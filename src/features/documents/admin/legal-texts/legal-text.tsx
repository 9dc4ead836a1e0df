import { useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { DocumentsContract, LegalText, LegalTextVersion } from '../../documents.contract.ts'
import type { LegalTextName } from '../../legal-texts.limits.ts'
import { legalTextQuery } from './legal-texts.queries.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionForm } from './version-form.tsx'
import { VersionList } from './version-list.tsx'
import { VersionRemoval } from './version-removal.tsx'

/** A legal text: its versions, and the one that is being written. */
export const OpenedLegalText = ({ name }: { readonly name: LegalTextName }) => {
  const { t } = useTranslation('legalTexts')
  const query = usePrivateQuery(legalTextQuery(useApi<DocumentsContract>(), name))
  const way = 'underline decoration-1 decoration-hairline underline-offset-[0.22em] hover:text-garance'
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        <LocalLink to={pathTo('adminTexts')} className={way}>
          {t('all')}
        </LocalLink>
        <LocalLink to={`/${name}`} className={way}>
          {t('page')}
        </LocalLink>
      </p>
      <Answered
        query={query}
        failed={t('failed')}
        retry={t('retry')}
        awaiting={<Skeleton className="mt-6 h-96" />}
      >
        {(text) => <Text text={text} />}
      </Answered>
    </>
  )
}

const Text = ({ text }: { readonly text: LegalText }) => {
  const { t } = useTranslation('legalTexts')
  const [written, setWritten] = useState<'new' | string>()
  const [read, setRead] = useState<LegalTextVersion>()
  const [removed, setRemoved] = useState<LegalTextVersion>()
  const { versions } = text
  const edited = versions.find(({ effective, isOwn }) => isOwn && effective === written)
  const placeOf = (version: LegalTextVersion) => versions.indexOf(version)
  return (
    <section aria-labelledby="legal-text" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="legal-text" tabIndex={-1} className="font-semibold text-subheading">
          {text.title}
        </h2>
        {written === undefined && (
          <Button size="small" onClick={() => setWritten('new')}>
            {t('write')}
          </Button>
        )}
      </div>
      {written !== undefined && (
        <VersionForm key={written} text={text} version={edited} onDone={() => setWritten(undefined)} />
      )}
      <VersionList versions={versions} onRead={setRead} onChange={setWritten} onRemove={setRemoved} />
      {read && (
        <VersionComparison
          version={read}
          before={versions[placeOf(read) + 1]}
          onClose={() => setRead(undefined)}
        />
      )}
      {removed && <VersionRemoval name={text.name} version={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  )
}
