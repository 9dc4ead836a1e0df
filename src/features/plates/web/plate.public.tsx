import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { PlateSlot, plateSlots } from '../plate-slots.ts'
import { usePlate } from './use-plate.public.ts'

interface PlateProps {
  readonly slot: PlateSlot
  /** How wide the place on the page is, as in the `sizes` attribute. */
  readonly sizes: string
  readonly priority?: boolean
  readonly className?: string | undefined
}

type Shape = (typeof plateSlots)[PlateSlot]

/** All slots are portraits. Asking the table would send every name in it to each visitor; another shape fails to compile. */
const aspect: [Shape] extends ['portrait'] ? 'aspect-portrait' : never = 'aspect-portrait'

/**
 * The editorial picture of a slot, or the quiet sheet of the same size as long as it is not known. A house that has no
 * picture for it leaves no room: the page is set for words, and what holds nothing but the missing plate goes too
 * (base.css).
 */
export const Plate = ({ slot, sizes, priority = false, className }: PlateProps) => {
  const image = usePlate(slot)
  if (image === null) return <span hidden data-plate="none" />
  const classes = classNames(aspect, className)
  if (image)
    return (
      <Picture
        image={image}
        focalPoint={image.focalPoint}
        sizes={sizes}
        priority={priority}
        className={classes}
      />
    )
  return <div aria-hidden className={classNames('w-full bg-plate', classes)} />
}
