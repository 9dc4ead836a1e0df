import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { Honeypot } from '../../../../ui/forms/honeypot.tsx'
import { type RefusedPost, saidOf } from '../../../../ui/forms/posted-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { writtenIn } from '../../../../ui/forms/written-fields.ts'
import { emailMaxLength } from '../../../accounts/accounts.limits.ts'
import type { NewsletterContract } from '../../newsletter.contract.ts'
import type { SubscriptionSource } from '../../newsletter.limits.ts'

/** What is asked for with an address. */
export interface SubscriptionDraft {
  readonly email: string
}

interface SubscribeFormProps {
  readonly source: SubscriptionSource
  readonly refused?: RefusedPost<SubscriptionDraft> | undefined
}

/** An address for the newsletter, and what it agrees to (§12.3). Without scripts it is posted to the page of the newsletter. */
export const SubscribeForm = ({ source, refused }: SubscribeFormProps) => {
  const { t } = useTranslation('subscribing')
  const lng = useLanguage()
  const api = useApi<NewsletterContract>()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<string>()
  const { write, busy, failure } = useWrite({
    send: (written: { email: string; website?: string }, idempotencyKey) =>
      api('POST /newsletter', { body: { ...written, source }, idempotencyKey }),
    succeeded: ({ message }) => {
      setSaid(message)
      if (field.current) field.current.value = ''
    },
    failed: (error) => {
      if (error instanceof ApiError && error.fields.email) field.current?.focus()
    },
    refresh: null,
  })
  const fault = saidOf({ failure, refused, unsent: t('failed') })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaid(undefined)
    const website = writtenIn(event.currentTarget, 'website')
    void write({ email: writtenIn(event.currentTarget, 'email'), ...(website !== '' && { website }) })
  }
  return (
    <form
      method="post"
      action={localizedPath(pathTo('newsletter'), lng)}
      onSubmit={send}
      noValidate
      className="@container flex max-w-measure flex-col gap-3"
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          label={t('label')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          required
          defaultValue={refused?.draft.email}
          error={fault?.fields.email}
          frameClassName="min-w-0 flex-1 basis-full @min-[21.5rem]:basis-0"
        />
        <Button type="submit" variant="secondary" loading={busy} className="@min-[21.5rem]:mt-7">
          {busy ? t('submitting') : t('submit')}
        </Button>
      </div>
      {fault && !fault.fields.email && <Refusal>{fault.message}</Refusal>}
      <input type="hidden" name="source" value={source} />
      <Honeypot />
      <p aria-live="polite" className={said === undefined ? 'text-caption text-ink-soft' : 'text-small'}>
        {said ?? t('consent')}
      </p>
      <TextLink to={localizedPath(pathTo('privacyNotice'), lng)} className="self-start text-caption">
        {t('privacyNotice')}
      </TextLink>
    </form>
  )
}
