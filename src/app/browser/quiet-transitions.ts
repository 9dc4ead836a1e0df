/**
 * The router skips the move of a picture when the visitor turns back meanwhile, and ignores all of its promises: that a
 * move was skipped is no failure of the page, and is not to be told as one.
 */
export const quietTransitions = (page: Document) => {
  if (!('startViewTransition' in page)) return
  const begin = page.startViewTransition.bind(page)
  page.startViewTransition = (update) => {
    const transition = begin(update)
    transition.ready.catch(() => {})
    return transition
  }
}
