import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether something that lies over the page is open; arriving on another page closes it. */
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
