import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { unsentParam } from '../../../sitemap.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

/** Says that a form was sent before its script was there, until it is sent again. */
export const UnsentNotice = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('frame')
  const [params] = useSearchParams()
  const [isSentAgain, setSentAgain] = useState(false)
  useEffect(() => {
    const noteSent = () => setSentAgain(true)
    window.addEventListener('submit', noteSent)
    return () => window.removeEventListener('submit', noteSent)
  }, [])
  if (isSentAgain || !params.has(unsentParam)) return null
  return (
    <div className="frame pt-6">
      <div role="alert" className="max-w-measure border-garance border-s-2 bg-rose px-4 py-3">
        <p className="font-medium">{t('unsent.title')}</p>
        <p className="text-small">{t('unsent.text', { phone })}</p>
      </div>
    </div>
  )
}
