import { pathTo } from '../../../sitemap.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { cartSummaryTexts } from './cart-sums/cart-summary.texts.ts'
import { checkoutTexts } from './checkout.texts.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { SavedCheckout } from './draft/saved-checkout.tsx'
import { WriteToUs } from './write-to-us.tsx'

/** The checkout (§2). The page is the same for all visitors until the browser knows which customer is signed in. */
export const CheckoutView = ({ houseName, ...parts }: CheckoutParts & { readonly houseName: string }) => {
  useOwnTexts('checkout', checkoutTexts)
  useOwnTexts('cartSummary', cartSummaryTexts)
  const { t } = useTranslation('checkout')
  const signedIn = useSignedIn()
  return (
    <div className="frame pt-8 pb-section lg:pt-12">
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={pathTo('checkout')}
        siteName={houseName}
        indexed={false}
      />
      <h1 className="font-display text-heading print:hidden">{t('title')}</h1>
      <div className="mt-4 hidden max-w-measure noscript:block">
        <p>{t('withoutScript')}</p>
        <WriteToUs contact={parts.contact} />
      </div>
      {signedIn ? <SavedCheckout {...parts} /> : <CheckoutSkeleton />}
    </div>
  )
}
