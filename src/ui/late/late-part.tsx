import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { lateMark, replayEarlyPress } from './early-press.ts'

const Listening = ({ part }: { part: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    part.current?.removeAttribute(lateMark)
    replayEarlyPress()
  }, [part])
  return null
}

/**
 * A part of the page that is loaded with `lazy()`: its HTML comes with the page and its script later. A click on one of
 * its buttons before the script is loaded is not lost.
 */
export const LatePart = ({ children }: { children: ReactNode }) => {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} {...{ [lateMark]: '' }} className="contents">
      <Suspense>
        {children}
        <Listening part={part} />
      </Suspense>
    </div>
  )
}
