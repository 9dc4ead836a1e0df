import { type Ref, Suspense } from 'react'
import { mostUnconfirmedProducts } from '../../features/orders/status/hold.rules.ts'
import { useSignedIn } from '../../ui/api/use-signed-in.ts'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../ui/late/lazy-part.ts'

const ConfirmByCode = lazyPart(() =>
  import('../../features/accounts/web/confirm-by-code/confirm-by-code.tsx').then(
    (module) => module.ConfirmByCode,
  ),
)

interface EmailToConfirmProps {
  /** The number of products in the cart. */
  readonly count: number
  /** The server has asked for it, whatever the number. */
  readonly isAsked?: boolean
  readonly ref?: Ref<HTMLElement> | undefined
}

/**
 * Says that more products are in the cart than an account without a confirmed address may order, as soon as they are,
 * and has the address confirmed on the spot.
 */
export const EmailToConfirm = ({ count, isAsked = false, ref }: EmailToConfirmProps) => {
  const signedIn = useSignedIn()
  const { t } = useTranslation('confirmByCode')
  const most = mostUnconfirmedProducts.ofAccount
  if (!signedIn || !(isAsked || count > most)) return null
  return (
    <Suspense>
      <ConfirmByCode
        ref={ref}
        why={(email) => t('many', { most, email })}
        className="border-garance border-s-2 bg-rose px-4 py-3 text-small outline-none"
      />
    </Suspense>
  )
}
