import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { RefusedPost } from '../../../../ui/forms/form/posted-form.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { newsletterPageTexts } from './newsletter-page.texts.ts'
import { SubscribeForm, type SubscriptionDraft } from './subscribe-form.tsx'
import { subscribingTexts } from './subscribing.texts.ts'

interface NewsletterPageProps {
  readonly houseName: string
  /** The page was led to by a form that was posted without scripts. */
  readonly wasSent: boolean
  readonly refused: RefusedPost<SubscriptionDraft> | undefined
}

/** The newsletter on a page of its own, where the field of the footer is posted to without scripts. */
export const NewsletterPage = ({ houseName, wasSent, refused }: NewsletterPageProps) => {
  useOwnTexts('subscribing', subscribingTexts)
  useOwnTexts('newsletterPage', newsletterPageTexts)
  const { t } = useTranslation('subscribing')
  const { t: page } = useTranslation('newsletterPage')
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={page('description')}
        path={pathTo('newsletter')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame flex min-h-[60svh] flex-col gap-10 py-section">
        <SectionHeading level={1} title={wasSent ? page('sentTitle') : t('title')} lead={page('lead')} />
        {wasSent ? (
          <div className="flex max-w-measure flex-col items-start gap-6">
            <p role="status">{page('sent')}</p>
            <Button render={<LocalLink to={pathTo('shop')} />}>{page('toShop')}</Button>
          </div>
        ) : (
          <SubscribeForm source="page" refused={refused} />
        )}
      </div>
    </>
  )
}
