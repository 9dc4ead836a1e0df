import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { wishTexts } from './wish.texts.ts'
import type { KnownCustomer } from './wish-form.tsx'
import { WishPart } from './wish-part.tsx'

interface WishPageProps {
  readonly houseName: string
  readonly customer: KnownCustomer | undefined
  readonly plate: ReactNode
}

/** Where a product made to measure begins: with a few words to the house. */
export const WishPage = ({ houseName, customer, plate }: WishPageProps) => {
  useOwnTexts('wish', wishTexts)
  const { t } = useTranslation('wish')
  const query = useSearchParams()[0]
  return (
    <>
      <PageHead
        title={`${t('metaTitle')} · ${houseName}`}
        description={t('metaDescription')}
        path={pathTo('wish')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame py-section">
        <SectionHeading level={1} title={t('title')} lead={t('lead')} />
        <div className="mt-10 grid gap-gutter lg:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <WishPart
              productId={query.get('product') ?? undefined}
              occasion={query.get('occasion') ?? undefined}
              customer={customer}
            />
          </div>
          <div className="max-lg:hidden lg:col-span-4 lg:col-start-9">{plate}</div>
        </div>
      </div>
    </>
  )
}
