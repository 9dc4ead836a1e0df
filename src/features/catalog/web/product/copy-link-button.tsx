import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'

/** Copies the address of the page to the clipboard. The button is shown only where scripts run. */
export const CopyLinkButton = () => {
  const { t } = useTranslation('catalog')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      notify('general', { title: t('product.linkCopied'), variant: 'success' })
    } catch {
      notify('general', { title: t('product.copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <Button variant="quiet" size="small" onClick={copy} className="-ml-1 noscript:hidden print:hidden">
      <Icon name="link" />
      {t('product.copyLink')}
    </Button>
  )
}
