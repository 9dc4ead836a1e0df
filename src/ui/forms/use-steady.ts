import { useState, useSyncExternalStore } from 'react'
import { press } from './press.ts'

const never = () => false

/**
 * The value as it was when a press began, until the press has ended: what would move the page between the two would take
 * the button from under the pointer, and the click would be lost.
 */
export const useSteady = <Value>(value: Value) => {
  const isPressed = useSyncExternalStore(press.subscribe, press.isUnderWay, never)
  const [shown, setShown] = useState(value)
  if (isPressed) return shown
  if (shown !== value) setShown(value)
  return value
}
