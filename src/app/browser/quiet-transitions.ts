/**
 * The router skips a view transition when the visitor goes back meanwhile, and ignores all its promises. A skipped
 * transition is no error of the page, so its rejection must not be reported.
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
