import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { storedInBrowser } from '../../../../ui/stored-value.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { chatMessageMaxLength } from '../../whatsapp.limits.ts'
import { chatLink, isSendable, messageOf, withReadySentence } from '../../whatsapp.rules.ts'

/** What is being written to the house, as this tab keeps it: closing the conversation or leaving the page loses nothing. */
const unsentMessage = storedInBrowser({
  key: 'unsentMessage',
  read: (text) => (text ?? '').slice(0, chatMessageMaxLength),
  write: String,
  keptIn: 'sessionStorage',
})

const sentences = ['quote', 'booking', 'wedding', 'evening'] as const

export interface ShownProduct {
  readonly name: string
  readonly reference: string
}

interface ChatFormProps {
  readonly phone: string
  readonly product: ShownProduct | undefined
}

/** What one writes, and the link that takes it to WhatsApp: a real one, which no blocker of windows stops. */
export const ChatForm = ({ phone, product }: ChatFormProps) => {
  const { t } = useTranslation('chatPanel')
  const text = useSyncExternalStore(unsentMessage.subscribe, unsentMessage.current)
  const field = useRef<HTMLTextAreaElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const message = messageOf({ text, about: product && t('about', { ...product }) })
  const href = isSendable(text) ? chatLink({ phone, message }) : undefined
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (href) link.current?.click()
  }
  const add = (sentence: string) => {
    unsentMessage.change((before) => withReadySentence(before, sentence).slice(0, chatMessageMaxLength))
    field.current?.focus()
  }
  return (
    <>
      <ul aria-label={t('quickLabel')} className="mt-4 flex flex-wrap gap-2">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <button
              type="button"
              className="min-h-11 border border-rule px-3 text-small transition-colors hover:border-garance hover:text-garance"
              onClick={() => add(t(`quick.${sentence}`))}
            >
              {t(`quick.${sentence}`)}
            </button>
          </li>
        ))}
      </ul>
      <TextareaField
        ref={field}
        frameClassName="mt-4"
        className="max-h-48 min-h-24"
        label={t('message')}
        hint={product && t('attached', { ...product })}
        value={text}
        rows={3}
        maxLength={chatMessageMaxLength}
        onChange={({ target }) => unsentMessage.change(() => target.value)}
        onKeyDown={sendOnEnter}
      />
      <a
        ref={link}
        href={href}
        role={href ? undefined : 'link'}
        aria-disabled={href ? undefined : true}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonStyle({})} mt-4 w-full`}
      >
        {t('send')}
        <Icon name="external" size={18} />
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </a>
      <p className="mt-3 text-caption text-ink-soft">{t('notice')}</p>
    </>
  )
}
