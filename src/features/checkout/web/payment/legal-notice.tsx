import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { QuotedLine } from '../../quote.contract.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { LegalLink } from './legal-link.tsx'

interface LegalNoticeProps {
  readonly lines: readonly QuotedLine[]
  readonly legal: CheckoutParts['legal']
}

/** The right of withdrawal and the guarantees, which are told before the button (§11.1, §11.3, §11.5). */
export const LegalNotice = ({ lines, legal }: LegalNoticeProps) => {
  const { t } = useTranslation('checkout')
  const isAnyExcluded = lines.some(({ withdrawable }) => !withdrawable)
  const isAllExcluded = lines.every(({ withdrawable }) => !withdrawable)
  return (
    <div className="flex max-w-measure flex-col items-start gap-2 text-small">
      <p>
        {isAllExcluded ? t('payment.withdrawalNone') : t('payment.withdrawal')}
        {isAnyExcluded && !isAllExcluded && ` ${t('payment.withdrawalExcept')}`}
      </p>
      {!isAllExcluded && <LegalLink text="withdraw" />}
      <LegalLink text="delivery" />
      {legal.guarantees(lines)}
    </div>
  )
}
