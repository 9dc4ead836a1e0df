import { useEffect, useRef, useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'
import { type KnownCustomer, type SentWish, WishForm } from './wish-form.tsx'

interface WishPartProps {
  readonly productId: string | undefined
  readonly occasion: string | undefined
  readonly customer: KnownCustomer | undefined
}

/** The way to the commission: by the account, or by its own link. */
const pathOf = ({ id, key }: SentWish, isSignedIn: boolean) =>
  isSignedIn ? `${pathTo('commissions')}?creation=${id}` : `${pathTo('commission')}#${id}.${key}`

/** The form, or the thanks in its place, which take the focus. */
export const WishPart = (props: WishPartProps) => {
  const { t } = useTranslation('wish')
  const isSignedIn = useSignedIn() === true
  const [sent, setSent] = useState<SentWish>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!sent) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [sent])
  if (!sent) return <WishForm {...props} onSent={setSent} />
  return (
    <div className="border-hairline border-y py-12">
      <Thread className="w-24" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 font-display text-heading">
        {t('sentTitle')}
      </h2>
      <p className="mt-4 text-lead">{t('sentText', { number: sent.number })}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button render={<LocalLink to={pathOf(sent, isSignedIn)} />}>{t('open')}</Button>
        <Button variant="secondary" render={<LocalLink to={pathTo('booking')} />}>
          {t('visit')}
        </Button>
      </div>
    </div>
  )
}
