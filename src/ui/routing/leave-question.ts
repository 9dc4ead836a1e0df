/** Asks whether the page may be left, and answers what was said. */
type LeaveQuestion = () => Promise<boolean>

let question: LeaveQuestion | undefined

/** Has the question asked before something else than a link leaves the page. Returns a function that withdraws it. */
export const askBeforeLeaving = (ask: LeaveQuestion) => {
  question = ask
  return () => {
    question = undefined
  }
}

/** Whether the page may be left: it may where it has no question, or where that was answered so. */
export const mayLeave = async () => (await question?.()) ?? true
