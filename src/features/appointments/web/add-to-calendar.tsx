import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/buttons/icon.tsx'

interface AddToCalendarProps {
  readonly id: string
  readonly calendarKey: string
  readonly size?: 'small'
  readonly children: string
}

/** Leads to the file of a visit for calendars: a plain link, which telephones open with the calendar itself. */
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
