import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { RestockContract } from '../../restock.contract.ts'

const keyInAddress = () => new URLSearchParams(location.search).get('key') ?? ''

/**
 * Ends the alerts as soon as the link is opened: one click is what a mail promises (0041). Without scripts the form posts
 * to its own address, key and all.
 */
export const StopAlerts = () => {
  const { t } = useTranslation('alertLink')
  const api = useApi<RestockContract>()
  const [said, setSaid] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const { write, busy, failure } = useWrite({
    send: () => api('POST /stock-alerts/stop', { body: { key: keyInAddress() } }),
    succeeded: ({ message }) => setSaid(message),
    refresh: null,
  })
  const stop = () => {
    if (keyInAddress() === '') setMissing(true)
    else void write()
  }
  const arrive = useEffectEvent(stop)
  useEffect(() => arrive(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    stop()
  }
  if (said !== undefined)
    return (
      <div className="flex flex-col items-start gap-6">
        <p role="status">{said}</p>
        <Button render={<LocalLink to={pathTo('shop')} />}>{t('stop.toShop')}</Button>
      </div>
    )
  if (isMissing) return <p>{t('stop.missing')}</p>
  return (
    <form method="post" onSubmit={send} className="flex flex-col items-start gap-6">
      {failure && (
        <p role="alert" className="text-garance">
          {failure instanceof ApiError ? failure.message : t('failed')}
        </p>
      )}
      <Button type="submit" size="large" loading={busy}>
        {t('stop.submit')}
      </Button>
    </form>
  )
}
