const followed = new Map<string, string>()

/** Notes which link a visitor follows from a place in their history, until the answer is called. */
export const noteFollowedLinks = (historyKey: string) => {
  const note = ({ target }: MouseEvent) => {
    const address = target instanceof Element && target.closest('a[href]')?.getAttribute('href')
    if (address) followed.set(historyKey, address)
  }
  document.addEventListener('click', note, true)
  return () => document.removeEventListener('click', note, true)
}

/** The link that was followed from that place, when it is on the page again. */
export const followedLink = (historyKey: string, page: ParentNode): HTMLElement | null => {
  const address = followed.get(historyKey)
  return address ? page.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`) : null
}
