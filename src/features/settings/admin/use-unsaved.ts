import { createContext, useContext, useEffect } from 'react'

type Tell = (id: string, isUnsaved: boolean) => void

/** Each section tells it whether it has unsaved changes. */
export const UnsavedContext = createContext<Tell>(() => undefined)

/** Reports unsaved changes, so that the admin is asked before leaving the page. */
export const useUnsaved = (id: string, isUnsaved: boolean) => {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell(id, isUnsaved)
    return () => tell(id, false)
  }, [tell, id, isUnsaved])
}
