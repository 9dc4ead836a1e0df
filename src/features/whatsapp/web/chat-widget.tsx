import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../../../ui/api/use-api.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../ui/late/lazy-part.ts'
import type { WhatsappContract } from '../whatsapp.contract.ts'
import { chatTexts } from './chat.texts.ts'
import { chatStatusQuery, unansweredStatus } from './chat-status.queries.ts'
import { type ChatStage, startChatTiming } from './chat-timing.ts'
import { ChatTip } from './chat-tip.tsx'
import type { ShownProduct } from './panel/chat-form.tsx'
import type { ChatPanelProps } from './panel/chat-panel.tsx'
import type { AnsweringHours } from './panel/chat-saying.tsx'
import { useFreePlace } from './use-free-place.ts'

const loadPanel = () => import('./panel/chat-panel.tsx').then((module) => module.ChatPanel)

/** The panel is fetched when somebody is about to open it. */
const ChatPanel = lazyPart<ChatPanelProps>(loadPanel)

const fetchAhead = () => void loadPanel().catch(() => {})

interface ChatWidgetProps {
  /** As people write it. */
  readonly phone: string
  /** When the house answers. */
  readonly hours: readonly AnsweringHours[]
  /** The product of the page that is open. */
  readonly product?: ShownProduct | undefined
}

const SpeechIcon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.25}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 5h16v11.5h-8.5L7 20.5v-4H4V5Zm4 4h8m-8 3.5h5" />
  </svg>
)

/** The way to write to the house, at the lower right, above whatever lies at the foot of the window (§4). */
export const ChatWidget = ({ phone, hours, product }: ChatWidgetProps) => {
  useOwnTexts('chat', chatTexts)
  const { t } = useTranslation('chat')
  const panelId = useId()
  const widget = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [stage, setStage] = useState<ChatStage>('away')
  const [open, setOpen] = useState(false)
  const [isFound, setFound] = useState(false)
  // Polled from here on, so that the panel knows when it opens.
  const { data: status = unansweredStatus } = useQuery(chatStatusQuery(useApi<WhatsappContract>()))
  useEffect(() => startChatTiming(setStage), [])
  const place = useFreePlace(widget, stage !== 'away' && !open)
  if (stage === 'away') return null
  const close = () => {
    setOpen(false)
    // An element of the page that has the keyboard keeps it.
    if (widget.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
  }
  const toggle = () => {
    setFound(true)
    if (open) close()
    else setOpen(true)
  }
  return (
    <div
      ref={widget}
      // An element that is moved would hold what is fixed inside it, as the open panel is in a low window.
      style={open || !place ? undefined : { translate: `0 ${-place}px` }}
      className={classNames(
        'fixed right-4 bottom-[calc(var(--bottom-room)+env(safe-area-inset-bottom)+1rem)] print:hidden',
        // Open in a low window it lies over whatever is fixed there too.
        open ? 'z-45' : 'z-30',
        !open && 'transition-[opacity,translate] duration-300',
        // The keyboard still reaches it, and shows it again.
        place === undefined && !open && 'pointer-events-none not-focus-within:opacity-0',
      )}
    >
      {open && (
        <Suspense>
          <ChatPanel
            id={panelId}
            status={status}
            phone={phone}
            hours={hours}
            product={product}
            close={close}
          />
        </Suspense>
      )}
      <div className="relative">
        {stage === 'noticed' && !isFound && <ChatTip>{t('tooltip')}</ChatTip>}
        <button
          ref={button}
          type="button"
          data-chat-button=""
          aria-label={t('open')}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={toggle}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          className="grid size-12 place-content-center border border-ink bg-sheet transition-colors hover:border-garance hover:text-garance"
        >
          <SpeechIcon />
        </button>
      </div>
    </div>
  )
}
