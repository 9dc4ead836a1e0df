import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'

/** Puts the address of the page on the clipboard. Only where a script can. */
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
