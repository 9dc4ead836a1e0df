import { lazy, type ReactNode } from 'react'
import { pathTo } from '../../sitemap.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { PanelLink } from '../../ui/overlays/panel-link.tsx'

const DocumentPanel = lazy(() =>
  import('../../features/documents/web/document-panel.tsx').then((module) => ({
    default: module.DocumentPanel,
  })),
)

/** The way to the guarantees in full, the Union's notice above the text, one click away wherever a product is shown (§11.5). */
export const GuaranteesLink = ({ notice }: { notice: ReactNode }) => {
  const { t } = useTranslation(['promises', 'frame'])
  return (
    <PanelLink
      to={pathTo('guarantees')}
      title={t('guarantees.yours')}
      closeLabel={t('frame:shell.closeNotice')}
      panel={<DocumentPanel name="garanties" head={notice} />}
    >
      {t('guarantees.more')}
    </PanelLink>
  )
}
