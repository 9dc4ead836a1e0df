import { type SyntheticEvent, useRef } from 'react'
import { onIntent } from './intent.ts'

/** Returns the handlers of a link that call `act` when the pointer or the keyboard is about to follow it. */
export const useIntent = (act: (link: Element) => void) => {
  const callOff = useRef<() => void>(undefined)
  const leave = () => callOff.current?.()
  const intend = ({ currentTarget }: SyntheticEvent) => {
    leave()
    callOff.current = onIntent(() => act(currentTarget))
  }
  return { onPointerEnter: intend, onPointerLeave: leave, onFocus: intend, onBlur: leave }
}
