import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { contentId } from './skip-link.tsx'

/** After a navigation, hands keyboard and screen reader to the new page; the router scrolls to its top. */
export const Arrival = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
