import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import type { GalleryItem } from '../../gallery-item.schema.ts'

const loadViewer = async () => (await import('../../../../ui/pictures/picture-viewer.tsx')).PictureViewer

/** Marks the history entry that opening a picture made: closing goes back from it. */
const opened = 'opened'

/**
 * Turning pages quickly must not write every picture into the address: only one at which the visitor stops this long.
 */
const restMs = 300

export const linkIdOf = ({ _id }: Pick<GalleryItem, '_id'>) => `image-${_id}`

const hashOf = ({ _id }: Pick<GalleryItem, '_id'>) => `#vue-${_id}`

/**
 * The picture that is seen over the whole window, if any. The address names it, so that a visitor can send it, and
 * Back closes it.
 */
export const useViewer = (items: readonly GalleryItem[]) => {
  const { pathname, hash, search, state } = useLocation()
  const navigate = useNavigate()
  const { Part, fetchPart } = useFetchedPart(loadViewer)
  const viewed = items.findIndex((item) => hashOf(item) === hash)
  const isOpen = viewed >= 0
  const [place, setPlace] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setPlace(viewed)
  }
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
    if (isOpen) void fetchOnce()
  }, [isOpen])
  const fetchOnce = useEffectEvent(async () => Part !== undefined || fetchPart())
  const nameInUrl = useEffectEvent((item: GalleryItem) => {
    // On its way out already, though the page does not know yet: its name would open it again.
    if (isClosing.current || location.hash !== hash) return
    void navigate({ search, hash: hashOf(item) }, { replace: true, state, preventScrollReset: true })
  })
  useEffect(() => {
    const item = items[place]
    if (!isOpen || place === viewed || !item) return
    const timer = setTimeout(() => nameInUrl(item), restMs)
    return () => clearTimeout(timer)
  }, [items, isOpen, place, viewed])

  const open = async (wanted: number) => {
    const item = items[wanted]
    if (!item) return
    if (await fetchPart())
      await navigate({ search, hash: hashOf(item) }, { state: opened, preventScrollReset: true })
    // The viewer could not be fetched: the picture alone is what the link is for.
    else location.assign(item.image.url)
  }
  const close = () => {
    // A second press while the first is on its way would leave the page.
    if (isClosing.current) return
    isClosing.current = true
    void (state === opened
      ? navigate(-1)
      : navigate(pathname + search, { replace: true, preventScrollReset: true }))
  }
  return {
    Part,
    isOpen,
    place,
    turnTo: setPlace,
    open: (wanted: number) => void open(wanted),
    close,
    /** Fetches the viewer before it is opened. */
    prepare: () => void fetchPart(),
  }
}

export type Viewer = ReturnType<typeof useViewer>
