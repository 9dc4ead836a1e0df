import { type FormEvent, useState, useSyncExternalStore } from 'react'
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
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import type { NewsletterContract } from '../../newsletter.contract.ts'
import { newsletterLinkTextsEn } from './newsletter-link.texts.en.ts'
import { newsletterLinkTextsFr } from './newsletter-link.texts.fr.ts'

const newsletterLinkTexts = { fr: newsletterLinkTextsFr, en: newsletterLinkTextsEn }

const steps = {
  confirm: { page: 'newsletterConfirmation', call: 'POST /newsletter/confirm', further: 'shop' },
  stop: { page: 'newsletterStop', call: 'POST /newsletter/unsubscribe', further: 'home' },
} as const

type Step = keyof typeof steps

const never = () => () => {}

/** What the link of a letter carries; undefined while the page is everybody's. Its program of mail posts to this same address. */
const useStopKey = () =>
  useSyncExternalStore<string | undefined>(
    never,
    () => new URLSearchParams(location.search).get('token') ?? '',
    () => undefined,
  )

/** Where the mails of the newsletter lead: a page that only asks, because programs of mail open links by themselves. */
export const NewsletterLink = ({ step, houseName }: { step: Step; houseName: string }) => {
  useOwnTexts('newsletterLink', newsletterLinkTexts)
  const { t } = useTranslation('newsletterLink')
  return (
    <>
      <PageHead
        title={`${t(`${step}.title`)} · ${houseName}`}
        description={t(`${step}.description`)}
        path={pathTo(steps[step].page)}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame flex min-h-[60svh] flex-col gap-8 py-section">
        <SectionHeading level={1} title={t(`${step}.title`)} lead={t(`${step}.lead`)} />
        <Asking step={step} />
      </div>
    </>
  )
}

const Asking = ({ step }: { step: Step }) => {
  const { t } = useTranslation('newsletterLink')
  const api = useApi<NewsletterContract>()
  const [hashed, searched] = [useLinkToken(), useStopKey()]
  const token = step === 'confirm' ? hashed : searched
  const [said, setSaid] = useState<string>()
  const { write, busy, failure } = useWrite({
    send: () => api(steps[step].call, { body: { token: token ?? '' } }),
    succeeded: ({ message }) => setSaid(message),
    refresh: null,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void write()
  }
  if (said !== undefined)
    return (
      <div className="flex flex-col items-start gap-6">
        <p role="status">{said}</p>
        <Button render={<LocalLink to={pathTo(steps[step].further)} />}>{t(`${step}.further`)}</Button>
        {step === 'stop' && <WayOn to={pathTo('newsletter')}>{t('again')}</WayOn>}
      </div>
    )
  if (token === '') return <p>{t(`${step}.missing`)}</p>
  return (
    <form method="post" onSubmit={send} className="flex flex-col items-start gap-6">
      {step === 'confirm' && (
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
      )}
      {failure && (
        <p role="alert" className="text-garance">
          {failure instanceof ApiError ? failure.message : t('failed')}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        loading={busy}
        className={step === 'confirm' ? 'noscript:hidden' : undefined}
      >
        {t(`${step}.submit`)}
      </Button>
    </form>
  )
}
