import { oneLine, paragraphs } from '../../shared/text/plain-text.ts'
import { contactLengths, type MessageStatus } from './contact.limits.ts'

export interface ContactDraft {
  readonly fullName: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

type Fault = 'nameTooShort' | 'emailInvalid' | 'subjectTooShort' | 'messageTooShort'

/** As strict as a person expects; the server, which decides, asks the rest. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What is still missing before a message can be sent; its fields in the order of the form. */
export const faultsOf = ({ fullName, email, subject, message }: ContactDraft) => {
  const faults: Partial<Record<keyof ContactDraft, Fault>> = {}
  if (oneLine(fullName).length < contactLengths.fullName.min) faults.fullName = 'nameTooShort'
  if (!address.test(email.trim())) faults.email = 'emailInvalid'
  if (oneLine(subject).length < contactLengths.subject.min) faults.subject = 'subjectTooShort'
  if (paragraphs(message).length < contactLengths.message.min) faults.message = 'messageTooShort'
  return faults
}

interface Handled {
  readonly isClosed: boolean
  readonly isAnswered: boolean
  readonly isAssigned: boolean
}

/** Where a message stands, by what was done with it. */
export const statusOf = ({ isClosed, isAnswered, isAssigned }: Handled): MessageStatus => {
  if (isClosed) return 'closed'
  if (isAnswered) return 'answered'
  return isAssigned ? 'in_progress' : 'new'
}
