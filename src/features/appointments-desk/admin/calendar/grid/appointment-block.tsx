import type { FocusEventHandler, KeyboardEventHandler, PointerEventHandler } from 'react'
import { Link } from 'react-router'
import { useChangedUrl } from '../../../../../ui/admin/use-changed-url.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { bufferMinutes } from '../../../../appointments/appointments.limits.ts'
import type { StaffAppointment } from '../../../staff-appointment.schema.ts'
import { appointmentLook, StateMark } from '../appointment-look.tsx'
import { nameOfAppointment, spokenAppointment } from '../appointment-words.ts'
import { type Minutes, spanOfAppointment, timeOfMinutes } from '../calendar-layout.rules.ts'
import { heightOf, topOf } from './grid-measures.ts'

/** The handlers that move an appointment, by the pointer or by keys. */
export interface MovingHandles {
  readonly onPointerDown: PointerEventHandler<HTMLElement>
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>
  readonly onBlur: FocusEventHandler<HTMLElement>
}

interface AppointmentBlockProps {
  readonly appointment: StaffAppointment
  readonly shown: Minutes
  readonly handles: MovingHandles
  /** Whether it is being moved. */
  readonly isMoving: boolean
}

/** An appointment in the grid, with the buffer after it in which the salon is tidied. */
export const AppointmentBlock = ({ appointment, shown, handles, isMoving }: AppointmentBlockProps) => {
  const { t } = useTranslation('staffCalendar')
  const urlWith = useChangedUrl()
  const { from, to } = spanOfAppointment(appointment)
  const minutes = to - from
  return (
    <li className="absolute inset-x-px z-10" style={{ top: topOf(from, shown), height: heightOf(minutes) }}>
      <Link
        to={urlWith({ opened: appointment._id })}
        preventScrollReset
        draggable={false}
        aria-label={spokenAppointment(appointment, t)}
        aria-keyshortcuts="M"
        data-appointment={appointment._id}
        {...handles}
        className={classNames(
          'relative block h-full select-none overflow-hidden border border-s-3 px-1 py-0.5 text-caption leading-snug transition-colors hover:border-ink focus-visible:z-20',
          appointmentLook(appointment.status),
          isMoving && 'opacity-50',
        )}
      >
        <span className="flex items-center gap-1 tabular-nums">
          {timeOfMinutes(from)}
          <StateMark status={appointment.status} />
        </span>{' '}
        <span className={classNames('font-semibold', minutes < 60 ? 'block truncate' : 'line-clamp-2')}>
          {nameOfAppointment(appointment)}
        </span>{' '}
        {minutes >= 45 && (
          <span
            className={classNames(
              'text-ink-soft',
              minutes < 90 ? 'block truncate' : 'line-clamp-3 hyphens-auto',
            )}
          >
            {appointment.typeName}
          </span>
        )}
      </Link>
      <span
        aria-hidden="true"
        style={{ height: heightOf(bufferMinutes) }}
        className="absolute inset-x-1 top-full border-rule border-b border-dotted"
      />
    </li>
  )
}
