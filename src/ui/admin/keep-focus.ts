const dialogs = '[role=dialog], [role=alertdialog]'
const headings = 'h1, h2, h3, h4'

/** Where the focus stands in the page or in a dialog over it. */
interface Stand {
  readonly place: Element
  /** The focused element and all around it, up to the place. */
  readonly way: readonly Element[]
  readonly row: Element | null
  /** The rows after and before its own, and its words, by which its like is found in them. */
  readonly besides: readonly (Element | null)[]
  readonly words: string | null
}

const standOf = (element: Element, place: Element): Stand => {
  const way = [element]
  for (let at = element; at !== place && at.parentElement; at = at.parentElement) way.push(at.parentElement)
  const row = element.closest('li, tr')
  const besides = [row?.nextElementSibling ?? null, row?.previousElementSibling ?? null]
  return { place, way, row, besides, words: element.textContent }
}

const likeIn = (row: Element | null, words: string | null) =>
  [...(row?.querySelectorAll('button, a[href]') ?? [])].find(({ textContent }) => textContent === words)

const nearestHeading = (way: readonly Element[]) => {
  for (const around of way) {
    const heading = around.isConnected && around.querySelector<HTMLElement>(headings)
    if (!heading) continue
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    return heading
  }
  return undefined
}

/** Gives the focus to what is nearest to where it stood; tells whether something took it. */
const returnTo = ({ way, row, besides, words }: Stand) => {
  const [element, ...around] = way
  const isRowGone = row?.isConnected === false
  const likes = isRowGone ? besides.map((beside) => likeIn(beside, words)) : []
  for (const target of [element, ...likes, nearestHeading(around)]) {
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
    if (document.activeElement !== document.body) return true
  }
  return false
}

/**
 * The ref of the page in which the team works. When an act removes the control that had the focus, the focus goes to the
 * control that opened its dialog, else to its like in the next row of a list, else to the nearest heading around the
 * place where it stood; never to the body. A dialog that stays open keeps it.
 */
export const keepFocus = (page: HTMLElement | null) => {
  if (!page) return
  let last: Element | undefined
  /** The page comes first, then each dialog over what is before it. */
  let stands: readonly Stand[] = []
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    last = target
    const place = target.closest(dialogs) ?? (page.contains(target) ? page : undefined)
    if (!place) return
    const known = stands.findIndex((stand) => stand.place === place)
    stands = [...(known < 0 ? stands : stands.slice(0, known)), standOf(target, place)]
  }
  const keep = () => {
    if (document.activeElement !== document.body || !last || last.isConnected) return
    stands = stands.filter(({ place }) => place.isConnected)
    stands.toReversed().some(returnTo)
  }
  document.addEventListener('focusin', note)
  const watch = new MutationObserver(keep)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    watch.disconnect()
  }
}
