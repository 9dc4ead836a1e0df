import { useEffect, useEffectEvent } from 'react'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import type { RefusedPost } from '../../../../ui/forms/form/posted-form.ts'
import { type Faults, useForm } from '../../../../ui/forms/form/use-form.ts'
import { Honeypot } from '../../../../ui/forms/honeypot.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { emailMaxLength } from '../../../accounts/accounts.limits.ts'
import type { ContactContract } from '../../contact.contract.ts'
import { contactLengths } from '../../contact.limits.ts'
import { type ContactDraft, faultsOf } from '../../contact.rules.ts'

interface ContactFormProps {
  readonly refused: RefusedPost<ContactDraft> | undefined
  /** Of the customer who is signed in, once that is known. */
  readonly known: Partial<ContactDraft>
  readonly onSent: () => void
}

/** The sender, the subject and the message (§2). Without scripts it is posted to its own page. */
export const ContactForm = ({ refused, known, onSent }: ContactFormProps) => {
  const { t } = useTranslation('contact')
  const lng = useLanguage()
  const api = useApi<ContactContract>()
  const { write, busy, failure } = useWrite({
    send: (body: ContactDraft & { website?: string }, idempotencyKey) =>
      api('POST /contact', { body, idempotencyKey }),
    succeeded: onSent,
    refresh: null,
  })
  const form = useForm({
    names: ['fullName', 'email', 'subject', 'message', 'website'],
    start: refused?.draft,
    check: (draft): Faults<keyof ContactDraft> =>
      Object.fromEntries(Object.entries(faultsOf(draft)).map(([name, fault]) => [name, t(fault)])),
    submit: ({ website, ...draft }) => write({ ...draft, ...(website !== '' && { website }) }),
    failure,
    failures: { failed: t('failed') },
    refused,
  })
  const field = (name: keyof ContactDraft) => ({ ...form.field(name), label: t(name), required: true })
  const writeKnown = useEffectEvent(() => form.fill(known))
  const knownEmail = known.email
  useEffect(() => {
    if (knownEmail !== undefined) writeKnown()
  }, [knownEmail])
  return (
    <form
      method="post"
      action={localizedPath(pathTo('contact'), lng)}
      {...form.props}
      className="flex flex-col gap-6"
    >
      <p className="text-ink-soft text-small">{t('required')}</p>
      <TextField {...field('fullName')} maxLength={contactLengths.fullName.max} autoComplete="name" />
      <TextField {...field('email')} type="email" maxLength={emailMaxLength} autoComplete="email" />
      <TextField {...field('subject')} maxLength={contactLengths.subject.max} />
      <TextareaField {...field('message')} rows={8} maxLength={contactLengths.message.max} />
      <Honeypot />
      <p className="text-caption text-ink-soft">
        {t('privacy')}{' '}
        <NewTabLink to={pathTo('privacyNotice')} newTab={t('newTab')}>
          {t('privacyNotice')}
        </NewTabLink>
      </p>
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <Button type="submit" size="large" loading={busy} className="self-start">
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
