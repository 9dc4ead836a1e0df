import { chatMessageMaxLength } from './whatsapp.limits.ts'

const greetings = {
  '/lookbook': 'lookbook',
  '/inspiration': 'inspiration',
  '/sur-mesure': 'customMade',
  '/boutique': 'shop',
  '/rendez-vous': 'booking',
} as const

export type Greeting = (typeof greetings)[keyof typeof greetings] | 'default'

/** Which words a visitor is met with, by the page that the chat is opened on (§9). */
export const greetingOn = (pathname: string): Greeting => {
  const place = Object.entries(greetings).find(
    ([path]) => pathname === path || pathname.startsWith(`${path}/`),
  )
  return place?.[1] ?? 'default'
}

/** Where one pays nothing lies over the page: neither over the order nor over the bank's question. */
export const isChatOffered = (pathname: string) => !/^\/(checkout|paiement)(\/|$)/.test(pathname)

/** The number as the link wants it: digits only (§5). */
export const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** Whether there is something to send: what is empty after trimming is not (§5). */
export const isSendable = (text: string) => text.trim() !== ''

interface Spoken {
  readonly text: string
  /** The line that names the product one is looking at. */
  readonly about: string | undefined
}

/** What is sent: the words, and below them what they are about. */
export const messageOf = ({ text, about }: Spoken) =>
  [text.trim().slice(0, chatMessageMaxLength), about].filter(Boolean).join('\n\n')

/** The way to the conversation, with the message in it. */
export const chatLink = ({ phone, message }: { readonly phone: string; readonly message: string }) =>
  `https://wa.me/${digitsOf(phone)}?text=${encodeURIComponent(message.toWellFormed())}`

/** A ready sentence joins what is typed already: nothing that was written is lost. */
export const withReadySentence = (text: string, sentence: string) =>
  isSendable(text) ? `${text.trimEnd()}\n${sentence}` : sentence
