import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { useLinkToken } from '../../../../ui/routing/use-link-token.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import type { TestimonialsContract } from '../../testimonials.contract.ts'
import { confirmAddressTextsEn } from './confirm-address.texts.en.ts'
import { confirmAddressTextsFr } from './confirm-address.texts.fr.ts'

const confirmAddressTexts = { fr: confirmAddressTextsFr, en: confirmAddressTextsEn }

/** Where the mail about a testimonial leads. It asks for a press, because programs of mail open links by themselves. */
export const ConfirmAddress = ({ houseName }: { houseName: string }) => {
  useOwnTexts('confirmAddress', confirmAddressTexts)
  const { t } = useTranslation('confirmAddress')
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={pathTo('testimonialConfirmation')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame flex min-h-[60svh] flex-col gap-8 py-section">
        <SectionHeading level={1} title={t('title')} lead={t('lead')} />
        <Confirming />
      </div>
    </>
  )
}

const Confirming = () => {
  const { t } = useTranslation('confirmAddress')
  const api = useApi<TestimonialsContract>()
  const token = useLinkToken()
  const [said, setSaid] = useState<string>()
  const { write, busy, failure } = useWrite({
    send: () => api('POST /reviews/confirm-email', { body: { token: token ?? '' } }),
    succeeded: ({ message }) => setSaid(message),
    refresh: null,
  })
  if (said !== undefined)
    return (
      <div className="flex flex-col items-start gap-6">
        <p role="status" tabIndex={-1} ref={(told) => told?.focus()} className="outline-none">
          {said}
        </p>
        <Button render={<LocalLink to={pathTo('testimonials')} />}>{t('toReviews')}</Button>
      </div>
    )
  if (token === '') return <p>{t('missing')}</p>
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
        {t('submit')}
      </Button>
    </div>
  )
}
