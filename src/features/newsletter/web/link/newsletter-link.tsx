import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
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

/** What the link of a mail carries; undefined while the page is everybody's. Without scripts the form is posted to this same address. */
const useMailedToken = () =>
  useSyncExternalStore<string | undefined>(
    never,
    () => new URLSearchParams(location.search).get('token') ?? '',
    () => undefined,
  )

/** What came of the form where it was posted without scripts. */
export interface PostedLink {
  readonly message: string
  readonly isDone: boolean
}

interface NewsletterLinkProps {
  readonly step: Step
  readonly houseName: string
  readonly posted?: PostedLink | undefined
}

/** Where the mails of the newsletter lead: a page that only asks, because programs of mail open links by themselves. */
export const NewsletterLink = ({ step, houseName, posted }: NewsletterLinkProps) => {
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
        <Asking step={step} posted={posted} />
      </div>
    </>
  )
}

const Asking = ({ step, posted }: Pick<NewsletterLinkProps, 'step' | 'posted'>) => {
  const { t } = useTranslation('newsletterLink')
  const api = useApi<NewsletterContract>()
  const token = useMailedToken()
  const [said, setSaid] = useState(posted?.isDone ? posted.message : undefined)
  const status = useRef<HTMLParagraphElement>(null)
  const { write, busy, failure } = useWrite({
    send: () => api(steps[step].call, { body: { token: token ?? '' } }),
    succeeded: ({ message }) => setSaid(message),
    refresh: null,
  })
  const refusal = failure instanceof ApiError ? failure.message : failure && t('failed')
  const isDone = said !== undefined
  // What was pressed is gone.
  useEffect(() => {
    if (isDone) status.current?.focus({ preventScroll: true })
  }, [isDone])
  const send = (event: FormEvent) => {
    event.preventDefault()
    void write()
  }
  return (
    <div>
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
      {isDone ? (
        <div className="mt-6 flex flex-col items-start gap-6">
          <Button render={<LocalLink to={pathTo(steps[step].further)} />}>{t(`${step}.further`)}</Button>
          {step === 'stop' && <WayOn to={pathTo('newsletter')}>{t('again')}</WayOn>}
        </div>
      ) : token === '' ? (
        <p>{t(`${step}.missing`)}</p>
      ) : (
        <form method="post" onSubmit={send}>
          <p role="alert" className="text-garance not-empty:mb-6">
            {refusal ?? posted?.message}
          </p>
          <Button type="submit" size="large" loading={busy}>
            {t(`${step}.submit`)}
          </Button>
        </form>
      )}
    </div>
  )
}
