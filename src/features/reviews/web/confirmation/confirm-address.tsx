import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { MailedLinkPage } from '../../../../ui/routing/mailed-link-page.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import type { TestimonialsContract } from '../../testimonials.contract.ts'
import { confirmAddressTexts } from './confirm-address.texts.ts'

/** The page that the link in the mail about a testimonial opens. */
export const ConfirmAddress = ({ houseName }: { houseName: string }) => {
  useOwnTexts('confirmAddress', confirmAddressTexts)
  const { t } = useTranslation('confirmAddress')
  const api = useApi<TestimonialsContract>()
  return (
    <MailedLinkPage
      path={pathTo('testimonialConfirmation')}
      houseName={houseName}
      t={t}
      failed={t('failed')}
      withoutScript={t('withoutScript')}
      token={useLinkToken()}
      send={(token) => api('POST /reviews/confirm-email', { body: { token } })}
      onward={() => ({ to: pathTo('testimonials'), label: t('toReviews') })}
    />
  )
}
