import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { storedInBrowser } from '../../../ui/stored-value.ts'
import { controls, isOver } from './use-free-place.ts'

/** What somebody may be reading, or about to press. */
const wanted = `h1, h2, h3, p, li, dt, dd, td, figcaption, ${controls}`

/** Whether this tab has shown the tip. */
const tipShown = storedInBrowser({
  key: 'chatNoticed',
  read: (text) => text === 'true',
  write: String,
  keptIn: 'sessionStorage',
})

/** The words beside the button of the chat: once in a visit, and only where they lie on nothing that one wants. */
export const ChatTip = ({ children }: { children: ReactNode }) => {
  const tip = useRef<HTMLParagraphElement>(null)
  const [isShown, setShown] = useState(true)
  useLayoutEffect(() => {
    const { current } = tip
    if (!current) return
    const mayShow = !(tipShown.current() || isOver(current, wanted))
    setShown(mayShow)
    if (mayShow) tipShown.change(() => true)
  }, [])
  return (
    isShown && (
      <p
        ref={tip}
        aria-hidden="true"
        className="absolute inset-y-0 right-full my-auto mr-3 h-fit border border-hairline bg-sheet px-3 py-2 text-small whitespace-nowrap"
      >
        {children}
      </p>
    )
  )
}
