import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import type { StaffAppointment } from '../../../staff-appointment.schema.ts'
import { type Minutes, nearestOnGrid, type Place, spanOfAppointment } from '../calendar-layout.rules.ts'
import { placeUnderPointer } from './place-under-pointer.ts'

/** A press that moves less than this distance opens the appointment. */
const pressPx = 6

interface Drag {
  readonly shown: Minutes
  /** Called repeatedly with the place where the appointment would be dropped. */
  readonly onOver: (appointment: StaffAppointment, place: Place) => void
  /** Called when the appointment is dropped; without a place when it goes back. */
  readonly onEnd: (appointment: StaffAppointment, place: Place | undefined) => void
}

/** Stops the click event that the browser fires after a drop, so that it opens nothing. */
const swallowClick = () => {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Drags appointments by mouse or pen; a finger scrolls, and moves an appointment by its dialog. */
export const useDrag = ({ shown, onOver, onEnd }: Drag) => {
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  return (event: ReactPointerEvent<HTMLElement>, appointment: StaffAppointment) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const { clientX, clientY } = event
    const { from, to } = spanOfAppointment(appointment)
    const grabbed = placeUnderPointer(event, shown)
    const heldAt = grabbed ? grabbed.minutes - from : 0
    let place: Place | undefined
    let isDragged = false
    const stop = new AbortController()
    underWay.current?.abort()
    underWay.current = stop
    const end = (at: Place | undefined) => {
      stop.abort()
      if (!isDragged) return
      swallowClick()
      onEnd(appointment, at)
    }
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: stop.signal, capture: true })
    on('pointermove', (move) => {
      const isFar = Math.hypot(move.clientX - clientX, move.clientY - clientY) > pressPx
      if (!isFar && !isDragged) return
      isDragged = true
      const below = placeUnderPointer(move, shown)
      if (!below) return
      const minutes = nearestOnGrid(below.minutes - heldAt, { shown, length: to - from })
      place = { ...below, minutes }
      onOver(appointment, place)
    })
    on('pointerup', () => end(place))
    on('pointercancel', () => end(undefined))
    on('keydown', (key) => {
      if (key.key !== 'Escape' || !isDragged) return
      key.preventDefault()
      end(undefined)
    })
  }
}
