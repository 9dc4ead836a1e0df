import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import { shapeOf } from '../../spreads.rules.ts'
import { FocusedPicture } from '../board/focused-picture.tsx'
import type { FieldsOfItem } from './fields-of-item.ts'
import { pointAt, pointByKey, sideOf } from './focal-point.ts'

/** The shapes in which the pages crop a picture of each shape. */
const cropsOf = {
  portrait: [
    ['page', 'aspect-portrait'],
    ['square', 'aspect-square'],
  ],
  square: [['page', 'aspect-square']],
  landscape: [
    ['page', 'aspect-3/2'],
    ['low', 'aspect-5/2'],
    ['square', 'aspect-square'],
  ],
} as const

type FocalPointFieldProps = Pick<FieldsOfItem, 'draft' | 'change'> & {
  readonly image: AdminGalleryItem['image']
}

/** What stays in sight of a picture, set on it by pointer or keys, or by its numbers; beside it what becomes of that. */
export const FocalPointField = ({ image, draft, change }: FocalPointFieldProps) => {
  const { t } = useTranslation('galleryAdmin')
  const { focalPoint } = draft
  const follow = (event: PointerEvent<HTMLDivElement>) =>
    change({ focalPoint: pointAt(event.currentTarget.getBoundingClientRect(), event) })
  const numberField = (side: 'x' | 'y') => (
    <TextField
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      label={t(side === 'x' ? 'item.focalX' : 'item.focalY')}
      value={focalPoint[side]}
      onChange={({ target }) => {
        const written = sideOf(target.value)
        if (written !== undefined) change({ focalPoint: { ...focalPoint, [side]: written } })
      }}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      <div
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
        }}
        className="relative max-w-[26rem] cursor-crosshair touch-none select-none [&_img]:pointer-events-none"
      >
        <Picture image={{ ...image, alt: '' }} sizes="26rem" />
        <button
          type="button"
          aria-label={t('item.focalMarker', focalPoint)}
          style={{ left: `${focalPoint.x}%`, top: `${focalPoint.y}%` }}
          onKeyDown={(event) => {
            const moved = pointByKey(focalPoint, event)
            if (!moved) return
            event.preventDefault()
            change({ focalPoint: moved })
          }}
          className="-translate-x-1/2 -translate-y-1/2 absolute grid size-11 cursor-crosshair place-content-center"
        >
          <span className="size-5 rounded-full border-2 border-paper bg-garance-fill outline outline-ink" />
        </button>
      </div>
      <div className="grid max-w-[26rem] grid-cols-2 items-end gap-4">
        {numberField('x')}
        {numberField('y')}
      </div>
      <ul className="flex flex-wrap items-end gap-4">
        {cropsOf[shapeOf(image)].map(([crop, shape]) => (
          <li key={crop} className="text-caption text-ink-soft">
            <span className="block w-28">
              <FocusedPicture image={image} focalPoint={focalPoint} sizes="7rem" className={shape} />
            </span>
            <span className="mt-1 block">{t(`item.crops.${crop}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
