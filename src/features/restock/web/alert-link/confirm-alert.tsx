import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { MailedLinkPage } from '../../../../ui/routing/mailed-link-page.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import type { RestockContract } from '../../restock.contract.ts'
import { alertLinkTexts } from './alert-link.texts.ts'

/** The page behind the confirmation link of an alert: the press of its button is the consent. */
export const ConfirmAlert = ({ houseName }: { houseName: string }) => {
  useOwnTexts('alertLink', alertLinkTexts)
  const { t } = useTranslation('alertLink')
  const api = useApi<RestockContract>()
  return (
    <MailedLinkPage
      path={pathTo('stockAlertConfirmation')}
      houseName={houseName}
      t={(name) => t(`confirm.${name}`)}
      failed={t('failed')}
      withoutScript={t('withoutScript')}
      token={useLinkToken()}
      send={(token) => api('POST /stock-alerts/confirm', { body: { token } })}
      onward={(confirmed) => ({
        to: confirmed ? pathTo('product', { id: confirmed.productId }) : pathTo('shop'),
        label: t('confirm.toPiece'),
      })}
    />
  )
}
