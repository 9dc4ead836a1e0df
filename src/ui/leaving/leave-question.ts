/** Asks the visitor whether the page may be left, and resolves to the answer. */
type LeaveQuestion = () => Promise<boolean>

let question: LeaveQuestion | undefined

/**
 * Registers a question that is asked before anything other than a link leaves the page. Returns a function that removes
 * it.
 */
export const askBeforeLeaving = (ask: LeaveQuestion) => {
  question = ask
  return () => {
    question = undefined
  }
}

/** Whether the page may be left: yes when no question is registered, or when the visitor agrees. */
export const mayLeave = async () => (await question?.()) ?? true
