import { useLocation } from 'react-router'
import { changedQuery } from './url-change.ts'

type Change = Parameters<typeof changedQuery>[1]

/** Returns a function that builds addresses of the current page with some parameters changed. */
export const useChangedUrl = () => {
  const { pathname, search } = useLocation()
  return (change: Change) => pathname + changedQuery(search, change)
}
