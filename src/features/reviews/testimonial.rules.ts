import { oneLine, paragraphs } from '../../shared/text/plain-text.ts'
import { testimonialLengths } from './testimonials.limits.ts'

export interface TestimonialDraft {
  readonly name: string
  readonly occasion: string
  readonly content: string
  readonly email: string
}

type Fault = 'nameTooShort' | 'occasionTooShort' | 'contentTooShort' | 'emailInvalid'

/** A simple check in the form. The server makes the full check and decides. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What must be corrected before a testimonial can be sent (§5). The fields are in the order of the form. */
export const faultsOf = ({ name, occasion, content, email }: TestimonialDraft) => {
  const faults: Partial<Record<keyof TestimonialDraft, Fault>> = {}
  if (oneLine(name).length < testimonialLengths.name.min) faults.name = 'nameTooShort'
  if (oneLine(occasion).length < testimonialLengths.occasion.min) faults.occasion = 'occasionTooShort'
  if (paragraphs(content).length < testimonialLengths.content.min) faults.content = 'contentTooShort'
  if (email.trim() !== '' && !address.test(email.trim())) faults.email = 'emailInvalid'
  return faults
}

/**
 * Whether a month such as « 2026-06 » has begun on a day such as « 2026-10-14 ». A
 * testimonial cannot tell of the future.
 */
export const hasBegun = (month: string, today: string) => month <= today.slice(0, month.length)
