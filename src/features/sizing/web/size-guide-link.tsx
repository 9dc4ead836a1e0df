import { lazy, type ReactNode } from 'react'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { PanelLink } from '../../../ui/overlays/panel-link.tsx'
import type { GirthName } from '../size-table.ts'
import type { GuidedProduct } from './size-guide/size-guide.tsx'

const SizeGuidePanel = lazy(() =>
  import('./size-guide/size-guide-panel.tsx').then((module) => ({ default: module.SizeGuidePanel })),
)

interface SizeGuideLinkProps extends GuidedProduct {
  /** The guide as a page. */
  readonly to: string
  readonly phone: string
  readonly plateOf: (girth: GirthName) => ReactNode
  readonly onChoose: (size: string) => void
}

/** « Quelle est ma taille ? »: the guide beside the product, fetched when it is asked for. */
export const SizeGuideLink = ({ to, onChoose, ...guide }: SizeGuideLinkProps) => {
  const { t } = useTranslation('sizing')
  return (
    <PanelLink
      to={to}
      title={t('sizeGuide')}
      closeLabel={t('close')}
      panel={(close) => (
        <SizeGuidePanel
          path={to}
          onChoose={(size) => {
            onChoose(size)
            close()
          }}
          {...guide}
        />
      )}
      className="text-small"
    >
      {t('sizeQuestion')}
    </PanelLink>
  )
}
