/** Which view of a product is chosen, and which lies on the plate: the old one stays until the new one has arrived. */
export interface ViewState {
  readonly chosen: number
  readonly shown: number
  /** The other views are fetched once somebody seems to want them. */
  readonly allWanted: boolean
  /** The views that have arrived, or will not. */
  readonly settled: ReadonlySet<number>
}

/** A page opens on the first view, which it came with. */
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
