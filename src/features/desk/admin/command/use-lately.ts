import { useEffect } from 'react'
import { useLocation } from 'react-router'

const most = 30
let opened: readonly string[] = []

/** The addresses that were opened lately in the admin, the last first; a page that is loaded anew knows none. */
export const useLately = () => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const params = new URLSearchParams(search)
    params.delete('lng')
    const to = params.size > 0 ? `${pathname}?${params}` : pathname
    opened = [to, ...opened.filter((each) => each !== to)].slice(0, most)
  }, [pathname, search])
  return () => opened
}
