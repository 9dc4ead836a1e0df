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
 * A part of the page that `lazy()` brings: its words come with the page and its script after the rest. A button of it
 * that is pressed in between is heard all the same.
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
