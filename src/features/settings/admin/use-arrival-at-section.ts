import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Hands the page to a section by its title; not yet where that waits for what comes above it. */
const arriveAt = (title: HTMLElement) => {
  if (!title.checkVisibility({ visibilityProperty: true })) return false
  title.closest('section')?.scrollIntoView()
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  return true
}

/** Leads to the section that a link names, and the keyboard with it, were the section only just read. */
export const useArrivalAtSection = () => {
  const { hash, key } = useLocation()
  useEffect(() => {
    const title = key && document.getElementById(`${hash.slice(1)}-title`)
    if (!title || arriveAt(title)) return
    const watch = new MutationObserver(() => {
      if (arriveAt(title)) watch.disconnect()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [hash, key])
}
