import { useRef, useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../../ui/forms/form/refusal-of-form.ts'
import { type Faults, useForm } from '../../../../ui/forms/form/use-form.ts'
import { Honeypot } from '../../../../ui/forms/honeypot.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
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

interface TestimonialFormOptions {
  /** When the experience was, as « 2026-06 ». */
  readonly month: string | undefined
  readonly onDone: () => void
}

const useTestimonialForm = ({ month, onDone }: TestimonialFormOptions) => {
  const { t } = useTranslation('testimonial')
  const api = useApi<TestimonialsContract>()
  const [openedAt] = useState(() => performance.now())
  const elapsed = useRef<number>(undefined)
  const failures = { failed: t('failed') }
  const wordsOf = (error: unknown) => sentenceOfFailure(error, failures)
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
  const form = useForm({
    names: ['name', 'occasion', 'rating', 'content', 'experiencedIn', 'email', 'website'],
    check: (draft): Faults<keyof TestimonialDraft> =>
      Object.fromEntries(Object.entries(faultsOf(draft)).map(([name, fault]) => [name, t(fault)])),
    submit: ({ name, occasion, content, email, rating, website }) => {
      // The same words that are sent again must be the same request, so the time until they were first sent is kept.
      elapsed.current ??= Math.round(performance.now() - openedAt)
      return write({
        ...{ name, occasion, content, email },
        rating: Number(rating),
        ...(month !== undefined && { experiencedIn: month }),
        ...(website !== '' && { website }),
        elapsedMs: elapsed.current,
      })
    },
    failure,
    failures,
  })
  return { form, busy, failed: failure === null ? undefined : wordsOf(failure) }
}

/** The form with name, occasion, stars, text and, for an author who wants to be told the decision, an address (§5). */
export const TestimonialForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('testimonial')
  const [month, setMonth] = useState<string>()
  const { form, busy, failed } = useTestimonialForm({ month, onDone })
  const field = (name: keyof TestimonialDraft) => ({ ...form.field(name), label: t(name) })
  const left = testimonialLengths.content.max - form.typed.content.length
  return (
    <form method="post" {...form.props} className="flex flex-col gap-6">
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
        defaultValue={firstRating}
        required
        error={form.errorOf('rating')}
      />
      <TextareaField
        {...field('content')}
        hint={t('left', { count: left })}
        maxLength={testimonialLengths.content.max}
        required
      />
      <ExperienceMonth month={month} onChange={setMonth} error={form.errorOf('experiencedIn')} />
      <TextField {...field('email')} hint={t('emailHint')} type="email" autoComplete="email" />
      <Honeypot />
      {failed !== undefined && <Refusal title={failed}>{t('kept')}</Refusal>}
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
