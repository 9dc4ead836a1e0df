import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Share } from '../../../../shared/pictures/share-of.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import type { GirthName } from '../../size-table.ts'
import { askedGirths } from './asked-girths.ts'
import { sizeGuideTexts } from './size-guide.texts.ts'
import { SizeGuide } from './size-guide.tsx'

interface SizeGuidePageProps {
  readonly path: string
  readonly houseName: string
  readonly phone: string
  readonly share: Share | undefined
  readonly plateOf: (girth: GirthName) => ReactNode
}

/** The guide as a page of its own, its question in the address. */
export const SizeGuidePage = ({ path, houseName, phone, share, plateOf }: SizeGuidePageProps) => {
  useOwnTexts('sizeGuide', sizeGuideTexts)
  const { t } = useTranslation(['sizing', 'sizeGuide'])
  const [params, setParams] = useSearchParams()
  const title = t('sizing:sizeGuide')
  return (
    <>
      <PageHead
        title={`${title} · ${houseName}`}
        description={t('sizeGuide:description')}
        path={path}
        siteName={houseName}
        share={share}
      />
      <div className="frame py-section">
        <SectionHeading level={1} title={title} lead={t('sizeGuide:lead')} />
        <div className="mt-14">
          <SizeGuide
            asked={askedGirths(params)}
            onAsk={(_, asked) => setParams(asked, { replace: true, preventScrollReset: true })}
            action={path}
            phone={phone}
            plateOf={plateOf}
          />
        </div>
      </div>
    </>
  )
}
