import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { greetingOn } from '../../whatsapp.rules.ts'
import type { ShownStatus } from '../chat-status.queries.ts'
import { ChatForm, type ShownProduct } from './chat-form.tsx'
import { chatPanelTexts } from './chat-panel.texts.ts'
import { type AnsweringHours, ChatSaying } from './chat-saying.tsx'

export interface ChatPanelProps {
  readonly id: string
  readonly status: ShownStatus
  readonly phone: string
  readonly hours: readonly AnsweringHours[]
  readonly product: ShownProduct | undefined
  readonly close: () => void
}

/** Whether a key belongs to what is being composed, or to what lies open over the page besides the conversation. */
const isMeantElsewhere = (
  { target, isComposing, defaultPrevented }: KeyboardEvent,
  panel: Element | null,
) => {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null
  const isInOther = dialog !== null && dialog !== panel
  return isComposing || defaultPrevented || isInOther || document.querySelector(':popover-open') !== null
}

/** The conversation before it leaves the house. The page beside it stays within reach; Escape closes it (§4). */
export const ChatPanel = ({ id, status, phone, hours, product, close }: ChatPanelProps) => {
  useOwnTexts('chatPanel', chatPanelTexts)
  const { t } = useTranslation('chatPanel')
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // A finger is spared the keyboard that the field would bring up.
    const isTouched = matchMedia('(pointer: coarse)').matches
    const first = isTouched ? panel.current : panel.current?.querySelector('textarea')
    first?.focus({ preventScroll: true })
  }, [])
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isMeantElsewhere(event, panel.current)) close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <section
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(
        'fixed right-4 z-1 w-[min(24rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain border border-rule bg-sheet p-5 [--ground:var(--sheet)]',
        // Between header and button; where too little is left there, over them, as far as the window goes.
        '[--foot:calc(var(--bottom-room)+env(safe-area-inset-bottom))] [--height:max(calc(100dvh-var(--foot)-11rem),min(22rem,calc(100dvh-1rem)))]',
        'bottom-[min(calc(var(--foot)+4.75rem),calc(100dvh-var(--height)-0.5rem))] max-h-(--height)',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="font-display text-subheading">
          {t('title')}
        </h2>
        <IconButton icon="close" label={t('close')} onClick={close} className="-mt-2 -mr-2" />
      </div>
      <ChatSaying status={status} greeting={greetingOn(pathname)} hours={hours} />
      <ChatForm phone={phone} product={product} />
    </section>
  )
}
