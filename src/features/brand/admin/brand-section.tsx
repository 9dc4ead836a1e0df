import type { ReactNode } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { BrandContract } from '../brand.contract.ts'
import { type BrandKind, brandKinds } from '../brand.rules.ts'
import { brandQuery } from './brand-desk.queries.ts'
import { brandDeskTexts } from './brand-desk.texts.ts'
import { LinkPreview, LogoPreview, type PreviewProps, TabPreview } from './brand-previews.tsx'
import { BrandRow } from './brand-row.tsx'

const previews: Readonly<Record<BrandKind, (shown: PreviewProps) => ReactNode>> = {
  logo: (shown) => <LogoPreview {...shown} ground="light" />,
  logoDark: (shown) => <LogoPreview {...shown} ground="dark" />,
  icon: (shown) => <TabPreview {...shown} />,
  share: (shown) => <LinkPreview {...shown} />,
}

/** The pictures by which the house is known: its logo, its icon, and what a shared link shows. */
export const BrandSection = ({ houseName }: { readonly houseName: string }) => {
  useOwnTexts('brandDesk', brandDeskTexts)
  const { t } = useTranslation('brandDesk')
  const query = usePrivateQuery(brandQuery(useApi<BrandContract>()))
  return (
    <AdminSection id="identite" title={t('title')} lead={t('lead')}>
      <Answered
        query={query}
        failed={t('failed')}
        retry={t('retry')}
        awaiting={<div className="min-h-screen" />}
      >
        {(pictures) => (
          <ul className="border-hairline border-b">
            {brandKinds.map((kind) => (
              <BrandRow
                key={kind}
                kind={kind}
                picture={pictures.find((each) => each.kind === kind)}
                preview={previews[kind]({ houseName, pictures })}
              />
            ))}
          </ul>
        )}
      </Answered>
    </AdminSection>
  )
}
