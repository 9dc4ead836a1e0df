import { useRef, useState } from 'react'

/** Which view of a piece is chosen, and which lies on the plate: the old one stays until the new one has arrived. */
export const useShownView = () => {
  const [chosen, setChosen] = useState(0)
  const [shown, setShown] = useState(0)
  const [allWanted, setAllWanted] = useState(false)
  const settled = useRef(new Set([0]))
  return {
    chosen,
    shown,
    /** The other views are fetched once somebody seems to want them. */
    allWanted,
    wantAll: () => setAllWanted(true),
    choose: (view: number) => {
      setAllWanted(true)
      setChosen(view)
      if (settled.current.has(view)) setShown(view)
    },
    settle: (view: number) => {
      settled.current.add(view)
      if (view === chosen) setShown(view)
    },
  }
}

export type ShownView = ReturnType<typeof useShownView>
