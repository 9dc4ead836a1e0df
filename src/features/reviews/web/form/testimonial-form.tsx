import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Honeypot } from '../../../../ui/forms/honeypot.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { RatingInput } from '../../../../ui/ratings/rating-input.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { faultsOf, type TestimonialDraft } from '../../testimonial.rules.ts'
import type { TestimonialsContract } from '../../testimonials.contract.ts'
import { firstRating, testimonialLengths } from '../../testimonials.limits.ts'
import { approvedLists } from '../testimonials.queries.ts'
import { ExperienceMonth } from './experience-month.tsx'

/** Everything that is sent. The idempotency key stands for all of it. */
interface Sent extends TestimonialDraft {
  readonly rating: number
  readonly experiencedIn?: string
  readonly website?: string
  readonly elapsedMs: number
}

const blank: TestimonialDraft = { name: '', occasion: '', content: '', email: '' }
const serverErrors = 500

/** The error of a failed request when the server explained it; undefined otherwise. */
const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.status < serverErrors ? error : undefined

/** The form with name, occasion, stars, text and, for an author who wants to be told the decision, an address (§5). */
export const TestimonialForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('testimonial')
  const api = useApi<TestimonialsContract>()
  const form = useRef<HTMLFormElement>(null)
  const [openedAt] = useState(() => performance.now())
  const elapsed = useRef<number>(undefined)
  const [draft, setDraft] = useState(blank)
  const [rating, setRating] = useState<number>(firstRating)
  const [month, setMonth] = useState<string>()
  const [website, setWebsite] = useState('')
  const [isTried, setTried] = useState(false)
  const wordsOf = (error: unknown) => refusalOf(error)?.message ?? t('failed')
  const { write, busy, failure } = useWrite({
    send: ({ email, ...body }: Sent, idempotencyKey) =>
      api('POST /reviews', {
        body: { ...body, ...(email.trim() !== '' && { email }) },
        idempotencyKey,
      }),
    succeeded: ({ message }) => {
      notify('testimonial', { title: message, variant: 'success' })
      onDone()
    },
    failed: (error) =>
      notify('testimonial', { title: wordsOf(error), description: t('kept'), variant: 'destructive' }),
    refresh: approvedLists,
  })
  const faults = isTried ? faultsOf(draft) : {}
  const errorOf = (field: keyof TestimonialDraft) => {
    const fault = faults[field]
    return fault ? t(fault) : refusalOf(failure)?.fields[field]
  }
  const field = (name: keyof TestimonialDraft) => ({
    name,
    label: t(name),
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(faultsOf(draft))
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    // The same words that are sent again must be the same request, so the time until they were first sent is kept.
    elapsed.current ??= Math.round(performance.now() - openedAt)
    void write({
      ...draft,
      rating,
      ...(month !== undefined && { experiencedIn: month }),
      ...(website !== '' && { website }),
      elapsedMs: elapsed.current,
    })
  }
  const left = testimonialLengths.content.max - draft.content.length
  return (
    <form ref={form} method="post" onSubmit={send} noValidate className="flex flex-col gap-6">
      <TextField
        {...field('name')}
        hint={t('nameHint')}
        maxLength={testimonialLengths.name.max}
        autoComplete="name"
        required
      />
      <TextField
        {...field('occasion')}
        hint={t('occasionHint')}
        maxLength={testimonialLengths.occasion.max}
        required
      />
      <RatingInput
        legend={t('rating')}
        name="rating"
        labelOf={(count) => t('stars', { count })}
        value={rating}
        onChange={setRating}
        required
        error={refusalOf(failure)?.fields.rating}
      />
      <TextareaField
        {...field('content')}
        hint={t('left', { count: left })}
        maxLength={testimonialLengths.content.max}
        required
      />
      <ExperienceMonth month={month} onChange={setMonth} error={refusalOf(failure)?.fields.experiencedIn} />
      <TextField {...field('email')} hint={t('emailHint')} type="email" autoComplete="email" />
      <Honeypot value={website} onChange={setWebsite} />
      {failure !== null && <Refusal title={wordsOf(failure)}>{t('kept')}</Refusal>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {busy ? t('submitting') : t('submit')}
        </Button>
      </div>
    </form>
  )
}
