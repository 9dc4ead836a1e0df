import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import { Honeypot } from '../../../../ui/forms/honeypot.tsx'
import { type RefusedPost, saidOf } from '../../../../ui/forms/posted-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { fillBlanks, writtenIn } from '../../../../ui/forms/written-fields.ts'
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

const draftIn = (form: HTMLFormElement): ContactDraft => ({
  fullName: writtenIn(form, 'fullName'),
  email: writtenIn(form, 'email'),
  subject: writtenIn(form, 'subject'),
  message: writtenIn(form, 'message'),
})

/** The sender, the subject and the message (§2). Without scripts it is posted to its own page. */
export const ContactForm = ({ refused, known, onSent }: ContactFormProps) => {
  const { t } = useTranslation('contact')
  const lng = useLanguage()
  const api = useApi<ContactContract>()
  const form = useRef<HTMLFormElement>(null)
  /** What the form holds, once it was tried to send it. */
  const [tried, setTried] = useState<ContactDraft>()
  const { write, busy, failure } = useWrite({
    send: (body: ContactDraft & { website?: string }, idempotencyKey) =>
      api('POST /contact', { body, idempotencyKey }),
    succeeded: onSent,
    refresh: null,
  })
  const said = saidOf({ failure, refused, unsent: t('failed') })
  const faults = tried ? faultsOf(tried) : {}
  const field = (name: keyof ContactDraft) => {
    const fault = faults[name]
    return {
      name,
      label: t(name),
      required: true,
      defaultValue: refused?.draft[name],
      error: fault ? t(fault) : said?.fields[name],
    }
  }
  const readAgain = () => {
    if (tried && form.current) setTried(draftIn(form.current))
  }
  const writeKnown = useEffectEvent(() => {
    if (!form.current) return
    fillBlanks(form.current, ['fullName', 'email'], known)
    readAgain()
  })
  const knownEmail = known.email
  useEffect(() => {
    if (knownEmail !== undefined) writeKnown()
  }, [knownEmail])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const draft = draftIn(event.currentTarget)
    const website = writtenIn(event.currentTarget, 'website')
    setTried(draft)
    const [first] = Object.keys(faultsOf(draft))
    if (first === undefined) void write({ ...draft, ...(website !== '' && { website }) })
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      method="post"
      action={localizedPath(pathTo('contact'), lng)}
      onSubmit={send}
      onInput={readAgain}
      noValidate
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
      {said && <Refusal>{said.message}</Refusal>}
      <Button type="submit" size="large" loading={busy} className="self-start">
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
