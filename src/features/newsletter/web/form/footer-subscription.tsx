import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { SubscribeForm } from './subscribe-form.tsx'
import { subscribingTexts } from './subscribing.texts.ts'

/** The newsletter at the foot of every page (§2). */
export const FooterSubscription = () => {
  useOwnTexts('subscribing', subscribingTexts)
  const { t } = useTranslation('subscribing')
  return (
    <section aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter" className="mb-3 font-medium">
        {t('title')}
      </h2>
      <SubscribeForm source="footer" />
    </section>
  )
}
