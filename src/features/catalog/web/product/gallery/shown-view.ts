/** Which view of a product is chosen, and which one is shown. The old view stays until the new one has loaded. */
export interface ViewState {
  readonly chosen: number
  readonly shown: number
  /** The other views are fetched once the visitor seems to want them. */
  readonly allWanted: boolean
  /** The views that have loaded, or have failed to load. */
  readonly settled: ReadonlySet<number>
}

/** A page opens with the first view, whose picture comes with the page. */
export const firstView: ViewState = { chosen: 0, shown: 0, allWanted: false, settled: new Set([0]) }

export const wantAllViews = (state: ViewState): ViewState => ({ ...state, allWanted: true })

export const chooseView = (state: ViewState, view: number): ViewState => ({
  ...state,
  allWanted: true,
  chosen: view,
  shown: state.settled.has(view) ? view : state.shown,
})

export const settleView = (state: ViewState, view: number): ViewState => ({
  ...state,
  settled: new Set([...state.settled, view]),
  shown: view === state.chosen ? view : state.shown,
})
