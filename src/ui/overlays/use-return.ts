import { createContext, useContext, useLayoutEffect, useRef } from 'react'

/** Whether the page finds a place for the focus by itself when the control that opened a layer is gone. */
export const FocusIsKept = createContext(false)

/**
 * Tells Base UI whether to give the focus back when a layer closes. Where the control that opened it is gone, Base UI
 * would choose one that opened a layer earlier, wherever that stands.
 */
export const useReturn = (open: boolean) => {
  const isKept = useContext(FocusIsKept)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  if (!isKept) return true
  return () => document.activeElement === document.body && opener.current?.isConnected !== false
}
