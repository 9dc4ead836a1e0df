import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import type { Answer } from '../../../../shared/api/contract.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import type { RestockContract } from '../../restock.contract.ts'

type Confirmed = Answer<RestockContract['POST /stock-alerts/confirm']>

/** Asks for a press, because programs of mail open links by themselves, and what is asked here is consent. */
export const ConfirmAlert = () => {
  const { t } = useTranslation('alertLink')
  const api = useApi<RestockContract>()
  const token = useLinkToken()
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const { write, busy, failure } = useWrite({
    send: () => api('POST /stock-alerts/confirm', { body: { token: token ?? '' } }),
    succeeded: setConfirmed,
    refresh: null,
  })
  if (confirmed)
    return (
      <div className="flex flex-col items-start gap-6">
        <p role="status">{confirmed.message}</p>
        <Button render={<LocalLink to={pathTo('product', { id: confirmed.productId })} />}>
          {t('confirm.toPiece')}
        </Button>
      </div>
    )
  if (token === '') return <p>{t('confirm.missing')}</p>
  return (
    <div className="flex flex-col items-start gap-6">
      <noscript>
        <p>{t('withoutScript')}</p>
      </noscript>
      {failure && (
        <p role="alert" className="text-garance">
          {failure instanceof ApiError ? failure.message : t('failed')}
        </p>
      )}
      <Button size="large" loading={busy} onClick={() => void write()} className="noscript:hidden">
        {t('confirm.submit')}
      </Button>
    </div>
  )
}
