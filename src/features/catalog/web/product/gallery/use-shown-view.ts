import { useState } from 'react'
import { chooseView, firstView, settleView, wantAllViews } from './shown-view.ts'

/** The state of the views on a product's page, and the functions that change it. */
export const useShownView = () => {
  const [{ chosen, shown, allWanted }, change] = useState(firstView)
  return {
    chosen,
    shown,
    allWanted,
    wantAll: () => change(wantAllViews),
    choose: (view: number) => change((state) => chooseView(state, view)),
    settle: (view: number) => change((state) => settleView(state, view)),
  }
}

export type ShownView = ReturnType<typeof useShownView>
