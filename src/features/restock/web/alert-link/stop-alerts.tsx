import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { MailedLinkPage } from '../../../../ui/routing/mailed-link-page.tsx'
import { usePostedToken } from '../../../../ui/routing/use-link-token.ts'
import type { RestockContract } from '../../restock.contract.ts'
import { alertLinkTexts } from './alert-link.texts.ts'

/** Ends the alerts as soon as the link is opened, because the mail promises one click (0041). */
export const StopAlerts = ({ houseName }: { houseName: string }) => {
  useOwnTexts('alertLink', alertLinkTexts)
  const { t } = useTranslation('alertLink')
  const api = useApi<RestockContract>()
  return (
    <MailedLinkPage
      path={pathTo('stockAlertStop')}
      houseName={houseName}
      t={(name) => t(`stop.${name}`)}
      failed={t('failed')}
      token={usePostedToken('key')}
      atOnce
      send={(key) => api('POST /stock-alerts/stop', { body: { key } })}
      onward={() => ({ to: pathTo('shop'), label: t('stop.toShop') })}
    />
  )
}
