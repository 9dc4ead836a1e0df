import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { MailedLinkPage } from '../../../../ui/routing/mailed-link-page.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import type { WithdrawalsContract } from '../../withdrawals.contract.ts'
import { receiptLinkTexts } from './receipt-link.texts.ts'

/** The page behind the link in the first mail about a withdrawal. */
export const ReceiptLinkPage = ({ houseName }: { houseName: string }) => {
  useOwnTexts('receiptLink', receiptLinkTexts)
  const { t } = useTranslation('receiptLink')
  const api = useApi<WithdrawalsContract>()
  return (
    <MailedLinkPage
      path={pathTo('withdrawalReceipt')}
      houseName={houseName}
      t={t}
      failed={t('failed')}
      withoutScript={t('withoutScript')}
      token={useLinkToken()}
      send={(token) => api('POST /withdrawals/receipt', { body: { token } })}
      onward={() => ({ to: pathTo('withdrawal'), label: t('toWithdrawal') })}
    />
  )
}
