import { useState } from 'react'
import { useFetchedPart } from '../../../ui/late/use-fetched-part.ts'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { PreferencesProps } from './preferences/cookie-preferences.tsx'

const loadDialog = async () => (await import('./preferences/cookie-preferences.tsx')).CookiePreferences

interface ManageCookiesProps {
  readonly label: string
  /** What is said when the preferences cannot be fetched. */
  readonly unavailable: string
  readonly className: string
}

/** Opens the preferences; their code is fetched when they are first wanted. */
export const ManageCookies = ({ label, unavailable, className }: ManageCookiesProps) => {
  const { Part: Dialog, fetchPart } = useFetchedPart<PreferencesProps>(loadDialog)
  const [open, setOpen] = useState(false)
  const show = async () => {
    if (await fetchPart()) setOpen(true)
    else notify('general', { title: unavailable, variant: 'destructive' })
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => void show()}>
        {label}
      </button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
