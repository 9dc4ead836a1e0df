import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/buttons/icon.tsx'

interface AddToCalendarProps {
  readonly id: string
  readonly calendarKey: string
  readonly size?: 'small'
  readonly children: string
}

/** A plain link to the calendar file of an appointment, which telephones open in their calendar. */
export const AddToCalendar = ({ id, calendarKey, size, children }: AddToCalendarProps) => {
  const lng = useLanguage()
  const address = `/api/appointments/${id}.ics?key=${encodeURIComponent(calendarKey)}&lng=${lng}`
  return (
    <Button variant="secondary" {...(size && { size })} render={<a href={address} download />}>
      <Icon name="calendar" className="flex-none" />
      {children}
    </Button>
  )
}
