import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { MailedLinkPage, type PostedLink } from '../../../../ui/routing/mailed-link-page.tsx'
import { usePostedToken } from '../../../../ui/routing/use-link-token.ts'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import type { NewsletterContract } from '../../newsletter.contract.ts'
import { newsletterLinkTexts } from './newsletter-link.texts.ts'

const steps = {
  confirm: { page: 'newsletterConfirmation', call: 'POST /newsletter/confirm', onward: 'shop' },
  stop: { page: 'newsletterStop', call: 'POST /newsletter/unsubscribe', onward: 'home' },
} as const

interface NewsletterLinkProps {
  readonly step: keyof typeof steps
  readonly houseName: string
  readonly posted?: PostedLink | undefined
}

/** Where the mails of the newsletter lead. */
export const NewsletterLink = ({ step, houseName, posted }: NewsletterLinkProps) => {
  useOwnTexts('newsletterLink', newsletterLinkTexts)
  const { t } = useTranslation('newsletterLink')
  const api = useApi<NewsletterContract>()
  const { page, call, onward } = steps[step]
  return (
    <MailedLinkPage
      path={pathTo(page)}
      houseName={houseName}
      t={(name) => t(`${step}.${name}`)}
      failed={t('failed')}
      token={usePostedToken('token')}
      send={(token) => api(call, { body: { token } })}
      onward={() => ({ to: pathTo(onward), label: t(`${step}.further`) })}
      further={step === 'stop' && <WayOn to={pathTo('newsletter')}>{t('again')}</WayOn>}
      posted={posted}
    />
  )
}
