import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether an overlay is open; a navigation to another page closes it. */
export const useOpenOnPage = () => {
  const { key } = useLocation()
  const [page, setPage] = useState(key)
  const [open, setOpen] = useState(false)
  if (page !== key) {
    setPage(key)
    setOpen(false)
  }
  return [open, setOpen] as const
}
