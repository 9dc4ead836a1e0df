import { createContext, useContext, useEffect } from 'react'

type Tell = (id: string, isUnsaved: boolean) => void

/** Told by each section whether something in it waits to be saved. */
export const UnsavedContext = createContext<Tell>(() => undefined)

/** Has a visitor who leaves the page asked first, while something is unsaved. */
export const useUnsaved = (id: string, isUnsaved: boolean) => {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell(id, isUnsaved)
    return () => tell(id, false)
  }, [tell, id, isUnsaved])
}
