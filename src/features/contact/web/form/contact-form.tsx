import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/button.tsx'
import { Honeypot } from '../../../../ui/honeypot.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TextareaField } from '../../../../ui/textarea-field.tsx'
import type { ContactContract } from '../../contact.contract.ts'
import { contactLengths } from '../../contact.limits.ts'
import { type ContactDraft, faultsOf } from '../../contact.rules.ts'

/** What came of a form that was posted without scripts. */
export interface RefusedPost {
  readonly draft: ContactDraft
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

interface ContactFormProps {
  readonly refused: RefusedPost | undefined
  /** Of the customer who is signed in, once that is known. */
  readonly known: Partial<ContactDraft>
  readonly onSent: () => void
}

const blank: ContactDraft = { fullName: '', email: '', subject: '', message: '' }
const serverErrors = 500

/** Who writes, about what, and the words (§2). Without scripts it is posted to its own page. */
export const ContactForm = ({ refused, known, onSent }: ContactFormProps) => {
  const { t } = useTranslation('contact')
  const lng = useLanguage()
  const api = useApi<ContactContract>()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<ContactDraft>>(refused?.draft ?? {})
  const [website, setWebsite] = useState('')
  const [isTried, setTried] = useState(false)
  const draft = { ...blank, ...known, ...typed }
  const { write, busy, failure } = useWrite({
    send: (body: ContactDraft, idempotencyKey) =>
      api('POST /contact', { body: { ...body, ...(website !== '' && { website }) }, idempotencyKey }),
    succeeded: onSent,
    refresh: null,
  })
  const refusal = failure instanceof ApiError && failure.status < serverErrors ? failure : undefined
  const unsent: Pick<RefusedPost, 'message' | 'fields'> = { message: t('failed'), fields: {} }
  const said = failure === null ? refused : (refusal ?? unsent)
  const faults = isTried ? faultsOf(draft) : {}
  const field = (name: keyof ContactDraft) => {
    const fault = faults[name]
    return {
      name,
      label: t(name),
      required: true,
      value: draft[name],
      error: fault ? t(fault) : said?.fields[name],
      onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(faultsOf(draft))
    if (first === undefined) void write(draft)
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      method="post"
      action={localizedPath(pathTo('contact'), lng)}
      onSubmit={send}
      noValidate
      className="flex flex-col gap-6"
    >
      <p className="text-ink-soft text-small">{t('required')}</p>
      {said && (
        <p role="alert" className="border-garance border-s-2 bg-rose px-4 py-2">
          {said.message}
        </p>
      )}
      <TextField {...field('fullName')} maxLength={contactLengths.fullName.max} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('subject')} maxLength={contactLengths.subject.max} />
      <TextareaField {...field('message')} rows={8} maxLength={contactLengths.message.max} />
      <Honeypot value={website} onChange={setWebsite} />
      <p className="text-caption text-ink-soft">{t('privacy')}</p>
      <Button type="submit" size="large" loading={busy} className="self-start">
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
