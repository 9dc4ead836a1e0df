import { MuseumLabel } from '../../../../ui/museum-label.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { linkIdOf, type Viewer } from './use-viewer.ts'

interface BoardViewerProps {
  readonly title: string
  readonly items: readonly GalleryItem[]
  readonly viewer: Viewer
}

/** The pictures of a page one by one over the whole window, once one of them is opened. */
export const BoardViewer = ({ title, items, viewer }: BoardViewerProps) => {
  const { Part, isOpen, place, turnTo, close } = viewer
  const item = items[place]
  if (!Part || !item) return null
  return (
    <Part
      open={isOpen}
      onOpenChange={(next) => next || close()}
      title={title}
      pictures={items.map(({ image }) => image)}
      place={place}
      onPlaceChange={turnTo}
      caption={<MuseumLabel number={String(place + 1)} name={item.title} details={item.credits} />}
      returnTo={() => document.getElementById(linkIdOf(item))}
    />
  )
}
