import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { followedLink, noteFollowedLinks } from './followed-links.ts'
import { contentId } from './skip-link.tsx'

/**
 * After a navigation, hands keyboard and screen reader to the new page; the router scrolls to its top. Back on a page
 * that was left, they return to the link that led away, as the scroll does.
 */
export const Arrival = () => {
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef(pathname)
  useEffect(() => noteFollowedLinks(key), [key])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById(contentId)
    const target = (isReturn && content && followedLink(key, content)) || content
    target?.focus({ preventScroll: true })
  }, [pathname, key, isReturn])
  return null
}
