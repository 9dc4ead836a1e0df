import { type SyntheticEvent, useRef } from 'react'
import { onIntent } from './intent.ts'

/** Makes a link tell, by pointer or keyboard, that it is about to be followed. */
export const useIntent = (act: (link: Element) => void) => {
  const callOff = useRef<() => void>(undefined)
  const leave = () => callOff.current?.()
  const intend = ({ currentTarget }: SyntheticEvent) => {
    leave()
    callOff.current = onIntent(() => act(currentTarget))
  }
  return { onPointerEnter: intend, onPointerLeave: leave, onFocus: intend, onBlur: leave }
}
