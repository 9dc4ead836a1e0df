import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to a section and moves the focus to its title; returns false while the title is not visible yet. */
const arriveAt = (title: HTMLElement) => {
  if (!title.checkVisibility({ visibilityProperty: true })) return false
  title.closest('section')?.scrollIntoView()
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  return true
}

/**
 * Scrolls to the section that the URL's fragment names and moves the focus there, even if the section is rendered
 * later.
 */
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
