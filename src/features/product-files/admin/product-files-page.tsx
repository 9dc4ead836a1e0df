import { pathTo } from '../../../sitemap.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useDownload } from '../../../ui/api/use-download.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { ProductFilesContract } from '../product-files.contract.ts'
import { productFileLimits } from '../product-files.limits.ts'
import { FileImport } from './import/file-import.tsx'
import { LastImports } from './last-imports.tsx'
import { productFilesTexts } from './product-files.texts.ts'

/** The catalogue as a file: it leaves the house and comes back changed. */
export const ProductFilesPage = ({ houseName }: { readonly houseName: string }) => {
  useOwnTexts('productFiles', productFilesTexts)
  const { t } = useTranslation('productFiles')
  return (
    <DeskPage
      path={pathTo('adminProductFiles')}
      houseName={houseName}
      t={t}
      beside={
        <Button size="small" variant="secondary" render={<LocalLink to={pathTo('adminProducts')} />}>
          {t('toProducts')}
        </Button>
      }
    >
      <div className="mt-6 flex flex-col gap-12 noscript:hidden">
        <AdminSection id="export" title={t('export.title')} lead={t('export.lead')}>
          <Export />
        </AdminSection>
        <AdminSection
          id="import"
          title={t('import.title')}
          lead={t('import.lead', { count: productFileLimits.mostRows })}
        >
          <FileImport />
        </AdminSection>
        <AdminSection id="imports" title={t('last.title')}>
          <LastImports />
        </AdminSection>
      </div>
    </DeskPage>
  )
}

const Export = () => {
  const { t } = useTranslation('productFiles')
  const api = useApi<ProductFilesContract>()
  const csv = useDownload(() => api('GET /admin/products.csv', {}))
  const json = useDownload(() => api('GET /admin/products.json', {}))
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={csv.pending} onClick={() => void csv.download()}>
          {t('export.csv')}
        </Button>
        <Button variant="quiet" loading={json.pending} onClick={() => void json.download()}>
          {t('export.json')}
        </Button>
      </div>
      {(csv.failure ?? json.failure) !== undefined && (
        <Refusal className="mt-4">{t('export.failed')}</Refusal>
      )}
    </>
  )
}
