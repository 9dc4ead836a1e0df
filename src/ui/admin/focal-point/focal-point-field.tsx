import type { PointerEvent } from 'react'
import type { FocalPoint } from '../../../shared/pictures/focal-point.schema.ts'
import { TextField } from '../../forms/text-field.tsx'
import { useOwnTexts } from '../../i18n/use-own-texts.ts'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { Picture, type PictureImage } from '../../pictures/picture.tsx'
import { focalPointTexts } from './focal-point.texts.ts'
import { pointAt, pointByKey, sideOf } from './focal-point.ts'

interface FocalPointFieldProps {
  readonly image: PictureImage
  readonly focalPoint: FocalPoint
  readonly onChange: (focalPoint: FocalPoint) => void
  /** The shapes to which pages crop the picture, each shown as an example. */
  readonly crops: readonly { readonly label: string; readonly shape: string }[]
}

/** Sets the focal point of a picture by pointer, by keys or by its numbers, and shows how pages crop it. */
export const FocalPointField = ({ image, focalPoint, onChange, crops }: FocalPointFieldProps) => {
  useOwnTexts('focalPoint', focalPointTexts)
  const { t } = useTranslation('focalPoint')
  const follow = (event: PointerEvent<HTMLDivElement>) =>
    onChange(pointAt(event.currentTarget.getBoundingClientRect(), event))
  const numberField = (side: 'x' | 'y') => (
    <TextField
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      label={t(side)}
      value={focalPoint[side]}
      onChange={({ target }) => {
        const written = sideOf(target.value)
        if (written !== undefined) onChange({ ...focalPoint, [side]: written })
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
          aria-label={t('marker', { ...focalPoint })}
          style={{ left: `${focalPoint.x}%`, top: `${focalPoint.y}%` }}
          onKeyDown={(event) => {
            const moved = pointByKey(focalPoint, event)
            if (!moved) return
            event.preventDefault()
            onChange(moved)
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
        {crops.map(({ label, shape }) => (
          <li key={shape} className="text-caption text-ink-soft">
            <span className="block w-28">
              <Picture image={{ ...image, alt: '' }} focalPoint={focalPoint} sizes="7rem" className={shape} />
            </span>
            <span className="mt-1 block">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
